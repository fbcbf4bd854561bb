import type { Finding } from '../findings/finding'
import { isOf } from '../judging/kinds'
import { wordsOf } from '../judging/judge-exchange'
import { callsOf } from '../shopping/scene'

/** A text without all from the first to the last of two brackets. */
const withoutBetween = (text: string, open: string, close: string): string => {
  const [from, to] = [text.indexOf(open), text.lastIndexOf(close)]
  return from >= 0 && to > from ? `${text.slice(0, from)}…${text.slice(to + 1)}` : text
}

/** Words without what differs from run to run: ids, times, numbers, quoted values. */
const withoutValues = (text: string): string =>
  withoutBetween(withoutBetween(text.replaceAll(/"[^"]*"/g, '"…"'), '{', '}'), '[', ']').replaceAll(
    /\d[\d.:TZ+-]*/g,
    '#',
  )

/** The target's own words without ids and numbers; its status and its error id stay. */
const wordsWithoutNumbers = (words: string): string => {
  const [, head = '', text = ''] = /^(HTTP \d+(?: [\w-]+)?)(.*)$/s.exec(words) ?? [words, words]
  return `${head}${text.replaceAll(/(?<![\w-])[\w-]*\d[\w-]*/g, '#')}`
}

/** What a finding says apart from its values. */
export const reasonOf = ({ kind, message, moments }: Pick<Finding, 'kind' | 'message' | 'moments'>): string => {
  const last = callsOf(moments).at(-1)
  return isOf(kind, 'refused') && last ? wordsWithoutNumbers(wordsOf(last.exchange)) : withoutValues(message)
}
