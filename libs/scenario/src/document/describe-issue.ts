import type { z } from 'zod'
import { error, listable, type Finding, type ProblemCode, type Segment } from './finding'
import { allowedText, withAllowed } from './nearest'

type Issue = z.core.$ZodIssue

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value)) ?? 'nothing'

const short = (text: string): string => (text.length > 80 ? `${text.slice(0, 77)}…` : text)

/** The value at a path of the document. */
const valueAt = (document: unknown, segments: readonly Segment[]): unknown =>
  segments.reduce<unknown>((value, segment) => (value as Record<Segment, unknown> | undefined)?.[segment], document)

/** Kinds of values in a tester's words. */
const kindWords: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  null: 'null',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
}

const wordsOf = (expected: string): string => kindWords[expected] ?? expected

const kindOf = (value: unknown): string => {
  if (value === null) return 'null'
  return Array.isArray(value) ? 'array' : typeof value
}

/** A field that is missing or of another kind, with the fields that an object may have there. */
const wrongKind = (
  { expected, message }: Issue & { code: 'invalid_type' },
  value: unknown,
  segments: readonly Segment[],
  names: readonly string[],
) => {
  if (value !== undefined && !message.startsWith('Invalid input')) return error('wrong-type', segments, `${message}.`)
  const fields = expected === 'object' && names.length > 0 ? ` with ${names.join(', ')}` : ''
  const needed = `${wordsOf(expected)}${fields}`
  return value === undefined
    ? error('missing-field', segments, `Missing: ${needed} is needed.`)
    : error('wrong-type', segments, `Needed here is ${needed}, not ${wordsOf(kindOf(value))}.`)
}

const isWrongKind = (issue: Issue): boolean => issue.code === 'invalid_type' && issue.path.length === 0

const isUnknownToBranch = ({ code, path }: Issue): boolean => code === 'unrecognized_keys' && path.length === 0

const depthOf = (branch: readonly Issue[]): number => Math.max(...branch.map(({ path }) => path.length))

/** The branch of a union that was probably meant: it knows the value's fields, and the value fails deepest in it. */
const meantBranch = (branches: readonly Issue[][]): readonly Issue[] => {
  const ofKind = branches.filter((branch) => !branch.some(isWrongKind))
  const knowing = ofKind.filter((branch) => !branch.some(isUnknownToBranch))
  const fitting = knowing.length > 0 ? knowing : ofKind
  return fitting.toSorted((a, b) => depthOf(b) - depthOf(a))[0] ?? branches[0] ?? []
}

const isMissing = ({ path }: Issue, value: object): boolean =>
  path.length === 1 && !Object.hasOwn(value, path[0] as Segment)

/**
 * The fields of which exactly one is needed, where each branch is an object with one field of its own
 * and the value has none of them, or several.
 */
const choiceOf = (branches: readonly Issue[][], value: unknown, names: readonly string[]): readonly string[] => {
  if (kindOf(value) !== 'object') return []
  const objects = branches.filter((branch) => !branch.some(isWrongKind))
  const isAlone = (branch: readonly Issue[]) =>
    !branch.some((issue) => isMissing(issue, value as object) || isUnknownToBranch(issue))
  const missing = objects.map((branch) => branch.filter((issue) => isMissing(issue, value as object)))
  const isChoice = objects.length > 1 && objects.length === names.length && missing.every(({ length }) => length <= 1)
  return isChoice && !objects.some(isAlone) ? names : []
}

const wrongChoice = (value: unknown, segments: readonly Segment[], names: readonly string[]): Finding => {
  const given = Object.keys(value as object)
  const [first = ''] = given
  const said =
    given.length === 0 ? 'Exactly one field is needed.' : `Exactly one field is needed, not ${short(given.join(', '))}.`
  const word = given.length === 1 ? first : ''
  return error('choose-one', segments, () => withAllowed(said, word, names), names)
}

const customCode = (params: Record<string, unknown> | undefined): ProblemCode =>
  typeof params?.code === 'string' ? (params.code as ProblemCode) : 'malformed'

const unknownField = (
  issue: Issue & { code: 'unrecognized_keys' },
  base: readonly Segment[],
  names: readonly string[],
) =>
  issue.keys
    .slice(0, listable)
    .map((key) =>
      error(
        'unknown-field',
        [...base, key],
        () => withAllowed(`There is no field "${short(key)}" here.`, key, names),
        names,
      ),
    )

/** How much of what a value may hold, in a tester's words. */
const amount = (origin: string, limit: number | bigint): string => {
  const several = Number(limit) === 1 ? '' : 's'
  if (origin === 'string') return `${limit} character${several}`
  return ['array', 'set', 'map', 'object'].includes(origin) ? `${limit} item${several}` : String(limit)
}

const tooBig = ({ origin, maximum, inclusive }: Issue & { code: 'too_big' }): string =>
  `Too much: ${inclusive === false ? 'less than' : 'at most'} ${amount(origin, maximum)}.`

const tooSmall = ({ origin, minimum, inclusive, message }: Issue & { code: 'too_small' }): string =>
  message.startsWith('Too small') ? tooLittle(origin, minimum, inclusive) : `${message}.`

const tooLittle = (origin: string, minimum: number | bigint, inclusive?: boolean): string =>
  `Too little: ${inclusive === false ? 'more than' : 'at least'} ${amount(origin, minimum)}.`

/** Formats whose schema has no words of its own. */
const formats: Readonly<Record<string, string>> = {
  base64: 'text in base64 such as aGk=',
  date: 'a date such as 2026-12-24',
  datetime: 'an instant such as 2026-12-24T18:00:00Z',
}

const formatOf = ({ format, message, pattern }: Issue & { code: 'invalid_format' }): string =>
  formats[format] ?? (message.startsWith('Invalid') && pattern ? `of the form ${pattern}` : message)

/** What a schema allows at a place of its document. */
export interface AllowedAt {
  /** The fields that an object may have. */
  names(segments: readonly Segment[]): readonly string[]
  /** The values of a field that has few. */
  values(segments: readonly Segment[]): readonly unknown[]
}

/** The text that YAML has read as a number: 05 is 5 to it. */
export const asWritten = (value: number, texts: readonly string[]): string | undefined =>
  texts.find((text) => text !== '' && Number(text) === value)

const wrongValue = (value: unknown, segments: readonly Segment[], values: readonly unknown[]): Finding => {
  const allowed = values.map(textOf)
  if (value === undefined) return error('missing-field', segments, `Missing. ${allowedText(allowed)}`, allowed)
  const isUnquoted = typeof value === 'number' && values.every((known) => typeof known === 'string')
  if (isUnquoted) {
    const meant = asWritten(value, allowed) ?? value
    return error('wrong-type', segments, `A text is needed: put the ${meant} in quotes.`, allowed)
  }
  const isQuoted = typeof value === 'string' && allowed.includes(value)
  if (isQuoted) return error('wrong-type', segments, `A text is not taken here: take the quotes off ${value}.`, allowed)
  const said = () => withAllowed(`"${short(textOf(value))}" is not known here.`, textOf(value), allowed)
  return error('unknown-value', segments, said, allowed)
}

/** The values of a union of single values. */
const valuesOf = (branches: readonly Issue[][]): readonly unknown[] =>
  branches.flatMap(([issue, ...more]) =>
    issue?.code === 'invalid_value' && issue.path.length === 0 && more.length === 0 ? issue.values : [],
  )

const wrongUnion = (
  issue: Issue & { code: 'invalid_union' },
  document: unknown,
  allowed: AllowedAt,
  segments: readonly Segment[],
): Finding[] => {
  const value = valueAt(document, segments)
  // No member of the union has the value of the field that tells them apart.
  if (issue.errors.length === 0) return [wrongValue(value, segments, allowed.values(segments))]
  const choice = choiceOf(issue.errors, value, allowed.names(segments))
  if (choice.length > 0) return [wrongChoice(value, segments, choice)]
  const values = typeof value === 'object' ? [] : valuesOf(issue.errors)
  if (values.length > 1) return [wrongValue(value, segments, values)]
  return meantBranch(issue.errors).flatMap((inner) => describeIssue(inner, document, allowed, segments))
}

/** What is wrong with the name of a field, said of the name and not of its value. */
const wrongName = (issues: readonly Issue[], segments: readonly Segment[], allowed: AllowedAt): Finding[] =>
  issues
    .flatMap((issue) => describeIssue({ ...issue, path: [] }, segments.at(-1), allowed))
    .map((finding) => ({ ...finding, segments }))

/** Problems of the shape, in a tester's words. */
export const describeIssue = (
  issue: Issue,
  document: unknown,
  allowed: AllowedAt,
  base: readonly Segment[] = [],
): Finding[] => {
  const segments = [...base, ...(issue.path as Segment[])]
  const value = valueAt(document, segments)
  switch (issue.code) {
    case 'invalid_union':
      return wrongUnion(issue, document, allowed, segments)
    case 'unrecognized_keys':
      return unknownField(issue, segments, allowed.names(segments))
    case 'invalid_value':
      return [wrongValue(value, segments, issue.values)]
    case 'invalid_type':
      return [wrongKind(issue, value, segments, allowed.names(segments))]
    case 'too_big':
      return [error('out-of-range', segments, tooBig(issue))]
    case 'too_small':
      return [error('out-of-range', segments, tooSmall(issue))]
    case 'custom':
      return [
        error(customCode(issue.params), segments, `${issue.message}.`, issue.params?.allowed as string[] | undefined),
      ]
    case 'invalid_key':
      return wrongName(issue.issues, segments, allowed)
    case 'invalid_format':
      return [error('malformed', segments, `"${short(textOf(value))}" is not ${formatOf(issue)}.`)]
    case 'invalid_element':
    case 'not_multiple_of':
      return [error('malformed', segments, `"${short(textOf(value))}" cannot stand here.`)]
  }
}
