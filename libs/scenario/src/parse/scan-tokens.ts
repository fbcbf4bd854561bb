import { Parser, type CST, type LineCounter } from 'yaml'
import { isUnsafeKey, limits } from '../document/check-plain'
import type { ProblemCode } from '../document/finding'

/** A part of the text that is refused before any value is made. */
export interface Refusal {
  readonly code: ProblemCode
  readonly message: string
  readonly offset: number
}

interface Visit {
  readonly token: CST.Token
  readonly depth: number
}

type Reason = readonly [code: ProblemCode, message: string]

const refusedKinds: Readonly<Record<string, Reason>> = {
  alias: ['alias', 'Anchors and aliases are not part of a scenario: write the value out.'],
  anchor: ['alias', 'Anchors and aliases are not part of a scenario: write the value out.'],
  tag: ['tag', 'Tags are not part of a scenario: values are plain.'],
  directive: ['directive', 'Directives are not part of a scenario.'],
  error: ['syntax', 'This cannot stand here: a bracket or a quote is missing or too many, or text needs quotes.'],
}

const keyReason = (key: string): Reason | undefined => {
  if (key === '<<') return ['merge-key', 'Merge keys are not part of a scenario: write the fields out.']
  return isUnsafeKey(key) ? ['prototype-key', `The name "${key}" is not allowed in a document.`] : undefined
}

const refuse = ({ type, offset }: CST.Token): Refusal | undefined => {
  const reason = refusedKinds[type]
  return reason && { code: reason[0], message: reason[1], offset }
}

const refuseKey = (key: CST.Token | null | undefined): Refusal | undefined => {
  if (!key) return undefined
  if (!('source' in key)) return { code: 'not-json', message: 'A name has to be plain text.', offset: key.offset }
  const reason = keyReason(key.source.replace(/^(["'])(.*)\1$/s, '$2'))
  return reason && { code: reason[0], message: reason[1], offset: key.offset }
}

const itemsOf = (token: CST.Token): readonly CST.CollectionItem[] => ('items' in token ? token.items : [])

const propsOf = (token: CST.Token): readonly CST.SourceToken[] => [
  ...('start' in token && Array.isArray(token.start) ? token.start : []),
  ...('props' in token ? (token.props as CST.SourceToken[]) : []),
  ...itemsOf(token).flatMap(({ start, sep }) => [...start, ...(sep ?? [])]),
]

const childrenOf = ({ token, depth }: Visit): Visit[] => [
  ...(token.type === 'document' && token.value ? [{ token: token.value, depth }] : []),
  ...itemsOf(token).flatMap(({ key, value }) =>
    [key, value].flatMap((child) => (child ? [{ token: child, depth: depth + 1 }] : [])),
  ),
]

const tooDeep = ({ token, depth }: Visit): Refusal | undefined =>
  depth > limits.depth
    ? { code: 'too-deep', message: `The document is nested more than ${limits.depth} deep.`, offset: token.offset }
    : undefined

const isObject = (token: CST.Token): boolean =>
  token.type === 'block-map' || (token.type === 'flow-collection' && token.start.type === 'flow-map-start')

/** Comparing the names of an object costs their square. */
const tooWide = ({ token }: Visit): Refusal | undefined => {
  const [most, said] = isObject(token)
    ? [limits.names, `An object holds more than ${limits.names} names.`]
    : [limits.items, `A list holds more than ${limits.items} items.`]
  return itemsOf(token).length > most ? { code: 'too-large', message: said, offset: token.offset } : undefined
}

const fillers: readonly string[] = ['space', 'comment', 'newline', 'comma', 'flow-seq-end', 'flow-map-end']

/** Tokens behind a value on its line: the reader reports an error for each, and there may be thousands. */
const trailing = ({ token }: Visit): Refusal | undefined => {
  const stray = ('end' in token ? (token.end ?? []) : []).find(({ type }) => !fillers.includes(type))
  return (
    stray && (refuse(stray) ?? { code: 'syntax', message: 'Something stands behind the value.', offset: stray.offset })
  )
}

const emptyItem = ({ token }: Visit): Refusal | undefined => {
  const second = itemsOf(token).flatMap(({ start }) => start.filter(({ type }) => type === 'comma').slice(1))[0]
  return second && { code: 'syntax', message: 'There is nothing between two commas.', offset: second.offset }
}

const first = (checks: readonly (Refusal | undefined)[]): Refusal | undefined => checks.find(Boolean)

const refusalOf = (visit: Visit): Refusal | undefined =>
  tooDeep(visit) ??
  tooWide(visit) ??
  trailing(visit) ??
  emptyItem(visit) ??
  refuse(visit.token) ??
  first(propsOf(visit.token).map(refuse)) ??
  first(itemsOf(visit.token).map(({ key }) => refuseKey(key)))

const tooLarge = (what: string): Refusal => ({
  code: 'too-large',
  message: `The text holds more than ${what}.`,
  offset: 0,
})

/** Walks raw tokens, without recursion and before any value is made; the first reason to refuse the text. */
const findRefusal = (tokens: Iterable<CST.Token>): Refusal | undefined => {
  const open: Visit[] = []
  let values = 0
  let documents = 0
  for (const top of tokens) {
    if (top.type === 'document') documents += 1
    if (documents > limits.documents) return tooLarge(`${limits.documents} documents`)
    open.push({ token: top, depth: 0 })
    for (let visit = open.pop(); visit; visit = open.pop()) {
      const refusal = refusalOf(visit)
      if (refusal) return refusal
      values += 1 + itemsOf(visit.token).length
      if (values > limits.values) return tooLarge(`${limits.values} values`)
      open.push(...childrenOf(visit))
    }
  }
  return undefined
}

/** The raw tokens of a text, or the first reason to refuse it; no more of it is read than that takes. */
export const scanTokens = (text: string, lines: LineCounter): readonly CST.Token[] | Refusal => {
  const tokens: CST.Token[] = []
  const kept = function* () {
    for (const token of new Parser(lines.addNewLine).parse(text)) {
      tokens.push(token)
      yield token
    }
  }
  return findRefusal(kept()) ?? tokens
}
