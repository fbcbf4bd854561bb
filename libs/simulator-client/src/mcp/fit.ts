/** Bytes that an answer of a tool may have. */
export const mostBytes = 8000

/** Left for what stands beside the items of a page. */
const roomForItems = mostBytes - 800

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const longestText = 400

/** The value with its long texts cut. */
export const withShortTexts = <Value>(value: Value): Value =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'string' && each.length > longestText ? `${each.slice(0, longestText - 1)}…` : each,
    ),
  ) as Value

export interface Page<Item> {
  items: Item[]
  /** Pass it as `after` to get the next ones. */
  next?: number
}

/** As many of the items after a position as fit into an answer. */
export const pageOf = <Item>(items: readonly Item[], after = 0): Page<Item> => {
  const page: Item[] = []
  let left = roomForItems
  for (const item of items.slice(after).map(withShortTexts)) {
    left -= bytesOf(item) + 1
    if (left < 0 && page.length > 0) break
    page.push(item)
  }
  const next = after + page.length
  return { items: page, ...(next < items.length && { next }) }
}

export const fits = (value: unknown): boolean => bytesOf(value) <= mostBytes
