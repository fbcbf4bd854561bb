import type * as Queries from '@testing-library/dom'

/** A regular expression that survives the way into the page. */
export interface Pattern {
  source: string
  flags: string
}

export type Step =
  | { by: 'role'; role: string; name?: Pattern; level?: number; pressed?: boolean }
  | { by: 'label' | 'text'; text: Pattern }
  | { by: 'position'; index: number }

/** In the page, once its source has run there. */
declare const TestingLibraryDom: typeof Queries

/** Runs in the page, so it uses nothing of this module. */
export const findElements = (steps: readonly Step[]): HTMLElement[] => {
  const { queryAllByRole, queryAllByLabelText, queryAllByText } = TestingLibraryDom
  const asRegExp = ({ source, flags }: Pattern) => new RegExp(source, flags)
  const findIn = (root: HTMLElement, step: Exclude<Step, { by: 'position' }>): HTMLElement[] => {
    if (step.by !== 'role')
      return (step.by === 'label' ? queryAllByLabelText : queryAllByText)(root, asRegExp(step.text))
    const { role, name, level, pressed } = step
    return queryAllByRole(root, role, {
      ...(name && { name: asRegExp(name) }),
      ...(level !== undefined && { level }),
      ...(pressed !== undefined && { pressed }),
    })
  }
  return steps.reduce<HTMLElement[]>(
    (roots, step) =>
      step.by === 'position'
        ? roots.slice(step.index, step.index + 1)
        : [...new Set(roots.flatMap((root) => findIn(root, step)))],
    [document.body],
  )
}
