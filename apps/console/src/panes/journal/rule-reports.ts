import type { Decision } from '@soe/simulator-client'
import { ordinal } from '../../format'

export type RuleReport = NonNullable<Decision['rules']>[number]

export const isFired = ({ outcome }: RuleReport): boolean => outcome === 'fired'

/** The call's number among those that the rule counts. */
export const countWord = (count: number, scope: string | undefined): string =>
  `${ordinal(count)}${scope === undefined ? ' counted' : ` of ${scope}`}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The report's sentence without the rule's name, which is shown above it. */
export const trailOf = ({ rule, sentence }: RuleReport): string => {
  const rest = sentence.replace(`The rule "${rule}" `, '').replace(/^(fired|did not fire): /, '')
  return capital(rest)
}

const ran = /^"[^"]+" (ran|could not run) the command /
const aboutRule = /^The rule "[^"]+" (fired|was due|did not fire|does not count)/

/** Sentences about the commands that the decision ran. */
export const effectsOf = ({ sentences }: Pick<Decision, 'sentences'>): string[] =>
  sentences
    .filter((sentence) => ran.test(sentence))
    .map((sentence) => capital(sentence.replace(/^"[^"]+" /, 'then it ')))

/** The sentences that neither headline, rules nor effects repeat. */
export const factsOf = ({ sentences }: Pick<Decision, 'sentences'>): string[] =>
  sentences.slice(2, -1).filter((sentence) => !ran.test(sentence) && !aboutRule.test(sentence))
