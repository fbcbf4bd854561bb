export type Segment = string | number

/** What is wrong with a document, and where in it. */
export interface Finding {
  readonly severity: 'error' | 'warning'
  readonly code: ProblemCode
  readonly segments: readonly Segment[]
  /** Finding the word that was meant takes time, so it is found for what is listed alone. */
  readonly message: string | (() => string)
  /** The allowed values. */
  readonly allowed?: readonly string[]
}

export interface Problem extends Omit<Finding, 'segments' | 'message'> {
  readonly message: string
  /** Such as `rules[0].reply.error`; empty for the whole document. */
  readonly path: string
  /** Which document of the file, from 0. */
  readonly document?: number
  /** Both from 1, where there is a text. */
  readonly line?: number
  readonly column?: number
}

export type ProblemCode =
  // Hostile or broken text
  | 'too-large'
  | 'more-problems'
  | 'too-deep'
  | 'syntax'
  | 'empty'
  | 'alias'
  | 'tag'
  | 'directive'
  | 'merge-key'
  | 'duplicate-key'
  | 'prototype-key'
  | 'not-json'
  // Shape
  | 'unknown-field'
  | 'missing-field'
  | 'wrong-type'
  | 'unknown-value'
  | 'out-of-range'
  | 'malformed'
  | 'choose-one'
  | 'other-digits'
  // Meaning
  | 'error-not-answered'
  | 'status-not-answered'
  | 'no-process-step'
  | 'not-in-contract'
  | 'unknown-request-field'
  | 'chunk-only'
  | 'duplicate-id'
  | 'wrong-id'
  | 'after-unknown'
  | 'after-cycle'
  | 'hold-cycle'
  | 'never-fires'
  | 'shadowed'
  | 'audience-not-served'
  | 'unknown-persona'
  | 'unknown-process-step'
  | 'unknown-sku'
  | 'not-in-world'
  | 'fits-some'
  | 'unknown-rule'
  | 'never-met'
  | 'nothing-expected'
  | 'does-nothing'
  | 'never-sent'
  | 'commit-too-late'
  | 'not-before-a-backend'
  | 'no-template'

export const pathOf = (segments: readonly Segment[]): string =>
  segments.reduce<string>((path, segment) => {
    if (typeof segment === 'number') return `${path}[${segment}]`
    if (/^[\w-]+$/.test(segment)) return path === '' ? segment : `${path}.${segment}`
    return `${path}[${JSON.stringify(segment)}]`
  }, '')

export const messageOf = ({ message }: Pick<Finding, 'message'>): string =>
  typeof message === 'string' ? message : message()

export const describeFinding = ({ segments, ...finding }: Finding): Problem => ({
  ...finding,
  message: messageOf(finding),
  path: pathOf(segments),
})

const listedAtMost = 50

/** So many are enough to see that there are more than are listed. */
export const listable = listedAtMost + 1

/** What is listed of many: errors first, so that what is refused says why; the last says that there are more. */
export const listed = <Found extends Finding>(found: readonly Found[]): readonly Found[] => {
  if (found.length <= listedAtMost) return found
  const errorsFirst = found.toSorted((a, b) => Number(isError(b)) - Number(isError(a)))
  const message = `There is more: ${listedAtMost} problems are listed, the errors first.`
  return errorsFirst
    .slice(0, listable)
    .map((one, index) =>
      index < listedAtMost ? one : { ...one, severity: 'warning', code: 'more-problems', message, allowed: [] },
    )
}

export const error = (
  code: ProblemCode,
  segments: readonly Segment[],
  message: Finding['message'],
  allowed?: readonly string[],
): Finding => ({ severity: 'error', code, segments, message, ...(allowed && { allowed }) })

export const warning = (code: ProblemCode, segments: readonly Segment[], message: string): Finding => ({
  severity: 'warning',
  code,
  segments,
  message,
})

export const isError = ({ severity }: Pick<Finding, 'severity'>): boolean => severity === 'error'
