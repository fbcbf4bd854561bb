import { isMap, isPair, isScalar, isSeq } from 'yaml'
import { error, type Finding, type Segment } from '../document/finding'

interface Place {
  readonly node: unknown
  readonly segments: readonly Segment[]
}

const childrenOf = ({ node, segments }: Place): Place[] => {
  if (isSeq(node)) return node.items.map((item, index) => ({ node: item, segments: [...segments, index] }))
  if (!isMap(node)) return []
  return node.items.flatMap((pair) =>
    isPair(pair) && isScalar(pair.key) ? [{ node: pair.value, segments: [...segments, String(pair.key.value)] }] : [],
  )
}

const under = (places: readonly Place[], ...names: readonly Segment[]): Place[] =>
  places.flatMap(childrenOf).filter(({ segments }) => names.includes(segments.at(-1) ?? ''))

const findIn = (place: Place): Finding[] => {
  const { node, segments } = place
  if (!isScalar(node)) return childrenOf(place).flatMap(findIn)
  const { value, source } = node
  if (typeof value !== 'number' || source === undefined || JSON.stringify(value) === source) return []
  const how = 'to send it as it stands, give the body as text, with the header Content-Type: application/json'
  return [error('other-digits', segments, `${source} would be sent as ${value}; ${how}.`)]
}

/** Numbers of scripted bodies that JavaScript would send in other digits. */
export const otherDigits = (document: unknown): Finding[] => {
  const rules = under([{ node: document, segments: [] }], 'rules').flatMap(childrenOf)
  return under(under(rules, 'reply'), 'body', 'patch').flatMap(findIn)
}
