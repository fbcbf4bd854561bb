import type { Decision } from '@soe/simulator-client'
import { ordinal } from '../../format'

export type RuleReport = NonNullable<Decision['rules']>[number]

export const isFired = ({ outcome }: RuleReport): boolean => outcome === 'fired'

/** The call's number among those that the rule counts. */
export const countWord = (count: number, scope: string | undefined): string =>
  `${ordinal(count)}${scope === undefined ? ' counted' : ` of ${scope}`}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

export const trailOf = ({ reason }: RuleReport): string => capital(reason)

export const effectsOf = ({ commands = [] }: Pick<Decision, 'commands'>): string[] =>
  commands.map(({ command, affected, refused }) =>
    refused === undefined
      ? `Then it ran the command ${command}; it touched ${affected}.`
      : `Then it could not run the command ${command}: ${refused}`,
  )

type Story = Pick<Decision, 'sentences' | 'about'>

export const sentencesAbout = ({ sentences, about }: Story, subject: Story['about'][number]): string[] =>
  sentences.filter((_, at) => about[at] === subject)

/** What the verdict, the rules and the effects do not say already. */
export const factsOf = (story: Story): string[] => sentencesAbout(story, 'detail')
