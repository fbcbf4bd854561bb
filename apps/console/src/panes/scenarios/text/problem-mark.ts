import { nearest, scalarText } from '@soe/scenario'
import type { ArmedScenario } from '@soe/simulator-client'
import { fieldAt, type Range, type Read } from './read-yaml'

export type Problem = ArmedScenario['problems'][number]

export interface ProblemMark extends Range {
  problem: Problem
  sentence: string
  /** Nearest to the written value first. */
  allowed: readonly string[]
  isReplaceable: boolean
}

/** Suggestions for these codes never replace the author's value. */
const notReplaceable: ReadonlySet<string> = new Set(['choose-one', 'missing-field', 'malformed'])

const offsetOf = (text: string, line: number, column: number): number => {
  const before = text.split('\n').slice(0, line - 1)
  return Math.min(text.length, before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1)
}

const wordAt = (text: string, from: number): Range => {
  const [word = ''] = /^[^\s,{}[\]:]*/.exec(text.slice(from)) ?? []
  return { from, to: from + word.length }
}

const isScalar = (value: Read | undefined) => value !== undefined && !value.fields && !value.items

const rangeOf = (problem: Problem, text: string, root: Read | undefined): Range => {
  const field = problem.path === '' ? undefined : fieldAt(root, problem.path)
  if (field && problem.code !== 'unknown-field' && isScalar(field.value)) return field.value ?? field.key
  if (field && field.key.to > field.key.from)
    return field.value && field.key === field.value ? wordAt(text, field.key.from) : field.key
  return wordAt(text, offsetOf(text, problem.line ?? 1, problem.column ?? 1))
}

const nearestFirst = (written: string, allowed: readonly string[]): readonly string[] => {
  const first = nearest(written, allowed)
  return first === undefined ? allowed : [first, ...allowed.filter((choice) => choice !== first)]
}

export const withoutAllowed = (message: string): string =>
  message.replace(/ (Did you mean "[^"]*"\? )?Allowed: .*$/s, '')

export const markOf = (problem: Problem, text: string, root: Read | undefined): ProblemMark => {
  const { from, to } = rangeOf(problem, text, root)
  const allowed = problem.allowed ?? []
  const written = text.slice(from, to).replaceAll(/^["']|["']$/g, '')
  return {
    problem,
    from,
    to,
    sentence: allowed.length > 0 ? withoutAllowed(problem.message) : problem.message,
    allowed: nearestFirst(written, allowed),
    isReplaceable: allowed.length > 0 && to > from && !notReplaceable.has(problem.code),
  }
}

/** The text that replaces the range, quoted like the text it replaces. */
export const replacementOf = ({ problem, from, to }: ProblemMark, choice: string, text: string): string => {
  if (text[from] === '"') return JSON.stringify(choice)
  const isNumber = /^\d+$/.test(text.slice(from, to)) && /^\d+$/.test(choice) && problem.path.endsWith('status')
  return isNumber || problem.code === 'unknown-field' ? choice : scalarText(choice)
}
