/** Bytes that an answer of a tool may have. */
export const mostBytes = 8000

/** Left for what stands beside the items of a page. */
const roomForItems = mostBytes - 800

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))

const longestText = 400

/** The value with its long texts cut. */
export const withShortTexts = <Value>(value: Value, longest = longestText): Value =>
  JSON.parse(
    JSON.stringify(value, (_, each: unknown) =>
      typeof each === 'string' && each.length > longest ? `${each.slice(0, longest - 1)}…` : each,
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
  for (const item of items.slice(after).map((each) => withShortTexts(each))) {
    left -= bytesOf(item) + 1
    if (left < 0 && page.length > 0) break
    page.push(item)
  }
  const next = after + page.length
  return { items: page, ...(next < items.length && { next }) }
}

export const fits = (value: unknown): boolean => bytesOf(value) <= mostBytes

/** The value with its texts cut until it fits; ids have at most as many characters as are left at last. */
export const fitted = <Value>(value: Value): Value => {
  if (fits(value)) return value
  const found = [longestText, 240, 160].map((longest) => withShortTexts(value, longest)).find(fits)
  if (found === undefined) throw new Error(`The answer has more than ${mostBytes} bytes: ask for less.`)
  return found
}
