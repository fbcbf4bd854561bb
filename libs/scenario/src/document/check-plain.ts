import { error, type Finding, type Segment } from './finding'

export const limits = {
  /** Of a text, in characters. */
  characters: 131_072,
  /** Lists and objects inside each other. */
  depth: 32,
  /** Values in a document. */
  values: 20_000,
  /** Of an object in a text. */
  names: 500,
  /** Of a list in a text. */
  items: 2000,
  /** Rules of a document, and as many expectations. */
  listed: 200,
  /** Documents in a text. */
  documents: 200,
} as const

const unsafeKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype'])

export const isUnsafeKey = (key: string): boolean => unsafeKeys.has(key)

interface Visit {
  readonly value: unknown
  readonly segments: readonly Segment[]
  readonly ancestors: readonly unknown[]
}

const isPlainObject = (value: object): boolean => {
  const prototype = Object.getPrototypeOf(value) as object | null
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

const notJson = ({ value, segments }: Visit): Finding | undefined => {
  const report = (what: string) => error('not-json', segments, `${what} is not a JSON value.`)
  if (value === null || ['string', 'boolean', 'undefined'].includes(typeof value)) return undefined
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : report(`The number ${value}`)
  if (typeof value !== 'object') return report(`A ${typeof value}`)
  return Array.isArray(value) || isPlainObject(value) ? undefined : report(`A ${value.constructor.name}`)
}

const unsafeKey = ({ value, segments }: Visit): Finding | undefined => {
  const key = Reflect.ownKeys(value as object).find((name) => typeof name === 'symbol' || unsafeKeys.has(name))
  return key === undefined
    ? undefined
    : error('prototype-key', [...segments, String(key)], `The name "${String(key)}" is not allowed in a document.`)
}

const childrenOf = ({ value, segments, ancestors }: Visit): Visit[] =>
  Object.entries(value as object).map(([name, child]) => ({
    value: child as unknown,
    segments: [...segments, Array.isArray(value) ? Number(name) : name],
    ancestors: [...ancestors, value],
  }))

const visitProblem = (visit: Visit): Finding | undefined => {
  const isNested = typeof visit.value === 'object' && visit.value !== null
  if (isNested && visit.ancestors.includes(visit.value))
    return error('not-json', visit.segments, 'The value contains itself.')
  if (visit.ancestors.length > limits.depth)
    return error('too-deep', [], `The document is nested more than ${limits.depth} deep.`)
  return notJson(visit) ?? (isNested ? unsafeKey(visit) : undefined)
}

/** Why a value is not plain data; walks it without recursion and stops at the limits. */
export const checkPlain = (document: unknown): Finding | undefined => {
  const open: Visit[] = [{ value: document, segments: [], ancestors: [] }]
  for (let seen = 0; open.length > 0; seen += 1) {
    const visit = open.pop() as Visit
    const problem = visitProblem(visit)
    if (problem) return problem
    if (seen > limits.values) return error('too-large', [], `The document holds more than ${limits.values} values.`)
    if (typeof visit.value === 'object' && visit.value !== null) open.push(...childrenOf(visit))
  }
  return undefined
}
