import { isSameStep, stepKey } from './steps'

describe('a step name', () => {
  it('is the same in any case', () => {
    expect(isSameStep('MTNSelectionPage', 'mtnselectionpage')).toBe(true)
    expect(isSameStep('MTNSelectionPage', 'NumberSelection')).toBe(false)
    expect(stepKey(undefined)).toBe('')
  })
})
