import type { Decision } from '@soe/simulator-client'

export type RuleReport = NonNullable<Decision['rules']>[number]

export const isFired = ({ outcome }: RuleReport): boolean => outcome === 'fired'

/** 1st, 2nd, 3rd, 4th, 11th, 21st. */
export const ordinal = (count: number): string => {
  const isTeen = count % 100 >= 11 && count % 100 <= 13
  return `${count}${isTeen ? 'th' : (['th', 'st', 'nd', 'rd'][count % 10] ?? 'th')}`
}

/** Which call it was, of those that the rule counts. */
export const countWord = (count: number, scope: string | undefined): string =>
  `${ordinal(count)}${scope === undefined ? ' counted' : ` of ${scope}`}`

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The report's reason, to be shown below the rule's name. */
export const trailOf = ({ reason }: RuleReport): string => capital(reason)

/** The commands that followed, as sentences. */
export const effectsOf = ({ commands = [] }: Pick<Decision, 'commands'>): string[] =>
  commands.map(({ command, affected, refused }) =>
    refused === undefined
      ? `Then it ran the command ${command}; it touched ${affected}.`
      : `Then it could not run the command ${command}: ${refused}`,
  )

type Story = Pick<Decision, 'sentences' | 'about'>

/** The sentences about one subject. */
export const sentencesAbout = ({ sentences, about }: Story, subject: Story['about'][number]): string[] =>
  sentences.filter((_, at) => about[at] === subject)

/** What the verdict, the rules and the effects do not say already. */
export const factsOf = (story: Story): string[] => sentencesAbout(story, 'detail')
