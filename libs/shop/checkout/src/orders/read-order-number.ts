import { readText } from '@soe/rules'

const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
/** The parts of a number that was dictated or copied without its dashes. */
const apart = /\b([a-z]{2})[\s-]+(\d+)[\s-]+(\d{2})\b/gi
const form = /^[\w.:-]{1,80}$/

/** The number within what was typed or pasted: the one word with a digit, with plain dashes; undefined without one. */
export const readOrderNumber = (typed: string): string | undefined => {
  const words = readText(typed)
    .replaceAll(dashes, '-')
    .replaceAll(apart, '$1-$2-$3')
    .split(/[\s#]+/)
    .map((word) => word.replace(/(?<![.,:;!?])[.,:;!?]+$/, ''))
  const numbers = words.filter((word) => form.test(word) && /\d/.test(word))
  return numbers.length === 1 ? numbers[0] : undefined
}
