const markup = /[<>]/
const defaultCategory = 'smartphones'

const decodeValue = (text: string): string => {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}

const readPair = (pair: string): [string, string] => {
  const [name = '', ...rest] = pair.split('=')
  const key = decodeValue(name)
  const value = decodeValue(rest.join('='))
  return [key, key === 'category' && markup.test(value) ? defaultCategory : value]
}

/** Query parameters of an address or a search string; of repeated names the first counts. */
export const readSearch = (search: string): Readonly<Record<string, string>> => {
  const [, afterMark = search] = /^[^?#]*\?([^#]*)/.exec(search) ?? []
  const pairs = afterMark.split('#', 1).join('').split('&').filter(Boolean).map(readPair)
  return Object.fromEntries(pairs.toReversed())
}
