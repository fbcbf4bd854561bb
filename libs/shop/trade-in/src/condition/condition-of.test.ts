import { answersFor, conditionOf, openQuestions, type Answers } from './condition-of'

const good: Answers = { power: 'yes', screen: 'yes', back: 'yes', account: 'yes' }

describe('the condition of a device', () => {
  it.each([
    ['good where every answer is yes', good, 'good'],
    ['good before any answer', {}, 'good'],
    ['damaged with a crack in the screen', { ...good, screen: 'no' }, 'damaged'],
    ['damaged with a crack in the back', { ...good, back: 'no' }, 'damaged'],
    ['not working without power, cracks or not', { ...good, power: 'no', screen: 'no' }, 'not-working'],
    ['unchanged by an account that is signed in', { ...good, account: 'no' }, 'good'],
  ] as const)('is %s', (_name, answers, condition) => {
    expect(conditionOf(answers)).toBe(condition)
  })

  it('leaves nothing open without power', () => {
    expect(openQuestions({ power: 'no' })).toEqual([])
    expect(openQuestions({ power: 'yes' })).toEqual(['screen', 'back', 'account'])
  })

  it.each(['good', 'damaged', 'not-working'] as const)('keeps the answers of %s that are known', (condition) => {
    const known = answersFor(condition)
    expect(conditionOf({ ...(condition === 'damaged' && { screen: 'no' }), ...known })).toBe(condition)
  })
})
