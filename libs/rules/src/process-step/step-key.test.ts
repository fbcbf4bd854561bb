import { isSameStep, stepKey } from './step-key'

describe('a step name', () => {
  it('is the same in any case', () => {
    expect(isSameStep('MTNSelectionPage', 'mtnselectionpage')).toBe(true)
    expect(isSameStep('MTNSelectionPage', 'NumberSelection')).toBe(false)
    expect(stepKey(undefined)).toBe('')
  })
})
