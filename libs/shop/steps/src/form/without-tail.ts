import { memoize } from '@soe/rules'

const wordsOf = (text: string): readonly string[] => text.split(/[\s,]+/).filter(Boolean)

const endsWith = (words: readonly string[], tail: readonly string[]): boolean =>
  tail.length < words.length &&
  tail.every((word, at) => word.toLowerCase() === words[words.length - tail.length + at]?.toLowerCase())

const lastWords = memoize((count: number) => new RegExp(`(?:[\\s,]+[^\\s,]+){${count}}[\\s,]*$`))

/** A text without the first of the tails that it ends with, in any case and with any commas; some word stays. */
export const withoutTail = (text: string, ...tails: readonly (readonly string[])[]): string => {
  const words = wordsOf(text)
  const tail = tails.map((parts) => parts.flatMap(wordsOf)).find((parts) => endsWith(words, parts)) ?? []
  return text.replace(lastWords(tail.length), '')
}
