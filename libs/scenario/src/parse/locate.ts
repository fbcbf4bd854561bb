import { isMap, isNode, isPair, isSeq, type LineCounter, type Node } from 'yaml'
import type { Segment } from '../document/finding'

export interface Position {
  readonly line: number
  readonly column: number
}

const keyText = (key: unknown): string => (isNode(key) && 'value' in key ? String(key.value) : '')

const offsetOf = (node: unknown): number | undefined => (isNode(node) ? node.range?.[0] : undefined)

interface Place {
  readonly node: unknown
  readonly offset: number
}

/** The value under a name, and the offset to report: that of an item itself, or of a field's name. */
const stepInto = ({ node }: Place, segment: Segment): Place | undefined => {
  if (isSeq(node)) {
    const item = node.items[Number(segment)] as Node | undefined
    const offset = offsetOf(item)
    return offset === undefined ? undefined : { node: item, offset }
  }
  if (!isMap(node)) return undefined
  const pair = node.items.find((item) => isPair(item) && keyText(item.key) === String(segment))
  const offset = offsetOf(pair?.key)
  return pair && offset !== undefined ? { node: pair.value, offset } : undefined
}

/** The position of a path in the text; where the path ends early, that of its last known part. */
export const locate = (root: unknown, segments: readonly Segment[], lines: LineCounter): Position => {
  let place: Place = { node: root, offset: offsetOf(root) ?? 0 }
  for (const segment of segments) {
    const next = stepInto(place, segment)
    if (!next) break
    place = next
  }
  return toPosition(place.offset, lines)
}

export const toPosition = (offset: number, lines: LineCounter): Position => {
  const { line, col } = lines.linePos(offset)
  return { line: Math.max(line, 1), column: Math.max(col, 1) }
}
