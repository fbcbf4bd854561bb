import type { Finding } from '../findings/finding'
import { isOf } from '../judging/kinds'
import { wordsOf } from '../judging/judge-exchange'
import { callsOf } from '../shopping/scene'

/** Words without what differs from run to run: ids, times, numbers, quoted values. */
const withoutValues = (text: string): string =>
  text
    .replaceAll(/"[^"]*"/g, '"…"')
    .replaceAll(/\{.*\}|\[.*\]/g, '…')
    .replaceAll(/\d[\d.:TZ+-]*/g, '#')

/** The target's own words without ids and numbers; its status and its error id stay. */
const wordsWithoutNumbers = (words: string): string => {
  const [, head = '', text = ''] = /^(HTTP \d+(?: [\w-]+)?)(.*)$/s.exec(words) ?? [words, words]
  return `${head}${text.replaceAll(/[\w-]*\d[\w-]*/g, '#')}`
}

/** What a finding says apart from its values. */
export const reasonOf = ({ kind, message, moments }: Pick<Finding, 'kind' | 'message' | 'moments'>): string => {
  const last = callsOf(moments).at(-1)
  return isOf(kind, 'refused') && last ? wordsWithoutNumbers(wordsOf(last.exchange)) : withoutValues(message)
}
