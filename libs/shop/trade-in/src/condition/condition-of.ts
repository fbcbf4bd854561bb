import type { TradeInCondition } from '@soe/contracts'

export const questions = ['power', 'screen', 'back', 'account'] as const
export type Question = (typeof questions)[number]
export type Answer = 'yes' | 'no'
export type Answers = Readonly<Partial<Record<Question, Answer>>>

/** A device without power is rated; nothing else is asked about it. */
export const askedQuestions = ({ power }: Answers): readonly Question[] => (power === 'no' ? ['power'] : questions)

export const openQuestions = (answers: Answers): Question[] =>
  askedQuestions(answers).filter((question) => answers[question] === undefined)

/** The condition that the answers say so far; an account that is signed in changes no value. */
export const conditionOf = ({ power, screen, back }: Answers): TradeInCondition => {
  if (power === 'no') return 'not-working'
  return screen === 'no' || back === 'no' ? 'damaged' : 'good'
}

const answersByCondition: Readonly<Record<TradeInCondition, Answers>> = {
  good: { power: 'yes', screen: 'yes', back: 'yes' },
  damaged: { power: 'yes' },
  'not-working': { power: 'no' },
}

/** What is known of the answers that led to a condition. */
export const answersFor = (condition: TradeInCondition | undefined): Answers =>
  condition === undefined ? {} : answersByCondition[condition]
