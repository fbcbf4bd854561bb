import type { ProtectionFeature } from '@soe/contracts'
import { changeFor, noProtection } from './protection-choice'

const feature = (sorId: string, inCart = false) => ({ sorId, featureType: 'SFO', inCart }) as ProtectionFeature

const asked = (features: readonly ProtectionFeature[], chosen: string) =>
  changeFor(features, 'newLine1', chosen)?.data.accountFeatures[0]

describe('what a choice asks the cart for', () => {
  it('is the chosen feature, for its line alone', () => {
    expect(asked([feature('SFO1'), feature('SFO2')], 'SFO2')).toEqual({
      id: 'SFO2',
      actionIndicator: 'A',
      type: 'SFO',
      quantity: 1,
      mtns: ['newLine1'],
    })
  })

  it('is the removal of what the line has, where it shall have none', () => {
    expect(asked([feature('SFO1', true)], noProtection)).toMatchObject({ id: 'SFO1', actionIndicator: 'D' })
  })

  it.each([
    ['a line without protection stays without', [feature('SFO1')], noProtection],
    ['the line has it already', [feature('SFO1', true)], 'SFO1'],
    ['nothing of the name is offered', [feature('SFO1')], 'SFO9'],
  ])('is nothing when %s', (_, features, chosen) => {
    expect(asked(features, chosen)).toBeUndefined()
  })
})
