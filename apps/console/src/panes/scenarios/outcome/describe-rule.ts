import { ordinal } from '../../../format'
import { wordOf } from '../text/word-of'
import type { WrittenRule } from '../text/written-scenario'

export type Sight = 'page' | 'error' | 'lock' | 'wait' | 'broken'

export interface Step {
  id: string
  /** One contract key, or several joined by "or". */
  on: string
  title: string
  effects: readonly string[]
  sight: Sight
}

const listOf = (value: unknown): readonly unknown[] => {
  if (value === undefined || value === null) return []
  return Array.isArray(value) ? value : [value]
}

const counted = ({ nth, times, probability, rate, per }: WrittenRule, on: string): string => {
  const scope = per === 'world' || per === 'cart' ? ` of the ${per}` : ''
  if (typeof nth === 'number') return `The ${ordinal(nth)} ${on}${scope}`
  if (times)
    return `${on} ${wordOf(times.from)} ${times.to === undefined ? 'and on' : `to ${wordOf(times.to)}`}${scope}`
  if (typeof probability === 'number') return `${Math.round(probability * 100)}% of ${on}`
  if (rate) return `${on} above ${wordOf(rate.calls)} in ${wordOf(rate.per)}${scope}`
  return `Every ${on}`
}

const time = ({ between, for: lasting }: WrittenRule): string =>
  [
    ...(between?.from === undefined ? [] : [` from ${wordOf(between.from)}`]),
    ...(between?.to === undefined ? [] : [` until ${wordOf(between.to)}`]),
    ...(lasting === undefined ? [] : [` for ${wordOf(lasting)} after arming`]),
  ].join('')

const calls = (rule: WrittenRule, on: string): string => `${counted(rule, on)}${time(rule)}`

const errorsOf = (reply: NonNullable<WrittenRule['reply']>): string[] =>
  [reply['error'], ...listOf(reply['errors']).map((item) => (item as { error?: unknown } | null)?.error)]
    .filter((id) => id !== undefined && id !== null)
    .map(wordOf)

const replySentence = (reply: NonNullable<WrittenRule['reply']>): string => {
  const errors = errorsOf(reply)
  if (errors.length > 0) return `answers ${errors.join(', ')}`
  if (reply['status'] !== undefined) return `answers status ${wordOf(reply['status'])}`
  if (reply['emptyProcessStep']) return 'answers an empty process step'
  if (reply['goToUrl'] !== undefined) return `sends the browser to ${wordOf(reply['goToUrl'])}`
  return reply['patch'] === undefined ? 'is answered' : 'is answered with changes'
}

const faults: Readonly<Record<string, { sentence: string; sight: Sight }>> = {
  reset: { sentence: 'loses its connection', sight: 'broken' },
  hang: { sentence: 'is never answered', sight: 'wait' },
  truncate: { sentence: 'is cut off', sight: 'broken' },
  malformedJson: { sentence: 'is answered with broken JSON', sight: 'broken' },
  contentType: { sentence: 'is answered as another type', sight: 'broken' },
  slowBody: { sentence: 'is answered drop by drop', sight: 'wait' },
  missingChunk: { sentence: 'is missing', sight: 'broken' },
  hold: { sentence: 'is answered after another call', sight: 'wait' },
  delay: { sentence: 'is answered late', sight: 'wait' },
}

const faultOf = (fault: NonNullable<WrittenRule['fault']>) =>
  Object.entries(faults).find(([name]) => fault[name] !== undefined)?.[1]

const commandNames = (rule: WrittenRule): string[] =>
  listOf(rule.then).flatMap((command) => (typeof command === 'object' && command ? Object.keys(command) : []))

const commandSentence = (command: unknown): string[] => {
  if (typeof command !== 'object' || command === null) return []
  return Object.entries(command).map(([name, given]) => {
    const values =
      typeof given === 'object' && given ? Object.values(given).filter((value) => typeof value !== 'object') : []
    return [name, ...values].join(' ')
  })
}

const sightOf = (rule: WrittenRule): Sight => {
  const fault = rule.fault ? faultOf(rule.fault) : undefined
  if (fault) return fault.sight
  if (rule.reply && errorsOf(rule.reply).includes('CART_LOCKED')) return 'lock'
  if (rule.reply && (errorsOf(rule.reply).length > 0 || Number(rule.reply['status']) >= 400)) return 'error'
  return commandNames(rule).includes('lockCart') ? 'lock' : 'page'
}

const commitSentence = ({ commit, reply, fault }: WrittenRule): string[] => {
  if (typeof commit !== 'boolean' || (!reply && !fault)) return []
  return [commit ? 'What was asked for happens.' : 'What was asked for does not happen.']
}

export const describeRule = (rule: WrittenRule): Step => {
  const on = listOf(rule.on).map(wordOf).join(' or ') || 'call'
  const fault = rule.fault ? faultOf(rule.fault)?.sentence : undefined
  const outcome = [fault, rule.reply ? replySentence(rule.reply) : undefined].filter(Boolean).join(' and ')
  return {
    id: wordOf(rule.id),
    on,
    title: `${calls(rule, on)} ${outcome || 'is answered as ever'}`,
    effects: [
      ...commitSentence(rule),
      ...listOf(rule.then)
        .flatMap(commandSentence)
        .map((command) => `Then ${command}`),
    ],
    sight: sightOf(rule),
  }
}
