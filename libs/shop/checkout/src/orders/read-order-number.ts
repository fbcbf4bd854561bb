import { readText } from '@soe/rules'

const dashes = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g
/** The parts of a number that was dictated or copied without its dashes. */
const apart = /\b([a-z]{2})[\s-]+(\d+)[\s-]+(\d{2})\b/gi
const form = /^[\w.:-]{1,80}$/
const opening = /^["'([{“‘«]+/
const closing = /(?<![.,:;!?"')\]}”’»])[.,:;!?"')\]}”’»]+$/

/** The number within what was typed or pasted, with plain dashes: the one word with letters and a digit, else with a digit. */
export const readOrderNumber = (typed: string): string | undefined => {
  const words = readText(typed)
    .replaceAll(dashes, '-')
    .replaceAll(apart, '$1-$2-$3')
    .split(/[\s#]+/)
    .map((word) => word.replace(opening, '').replace(closing, ''))
  const numbers = words.filter((word) => form.test(word) && /\d/.test(word))
  const lettered = numbers.filter((word) => /[a-z]/i.test(word))
  const [number, ...others] = lettered.length > 0 ? lettered : numbers
  return others.length === 0 ? number : undefined
}
