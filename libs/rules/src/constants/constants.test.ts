import { accessoryFlowName, padSubNumber, placeholderNumber } from './commerce'
import { isServiceSuccess, type SuccessRule } from './is-service-success'

describe('a status code', () => {
  it.each<[SuccessRule | undefined, string, boolean]>([
    [undefined, '00', true],
    [undefined, '0', true],
    [undefined, '1', false],
    [undefined, 'SUCCESS', false],
    ['wishlist', '1', true],
    ['wishlist', '00', false],
    ['wishlist-add-device', '00', true],
    ['wishlist-add-device', '0', false],
    ['accessory-add', '00', true],
    ['accessory-add', 'SUCCESS', true],
    ['accessory-add', '0', false],
    ['accessory-remove', '00', true],
    ['accessory-remove', 'SUCCESS', false],
    ['paypal', '1', true],
    ['paypal', '0', false],
  ])('by the rule %s: %s means success: %s', (rule, code, expected) => {
    expect(isServiceSuccess(code, rule)).toBe(expected)
  })
})

describe('commerce constants', () => {
  it('hold a placeholder of ten nines', () => {
    expect(placeholderNumber).toMatch(/^9{10}$/)
  })

  it.each([
    [1, '00001'],
    ['12', '000012'],
  ])('pad the sub-number %s to %s', (subNumber, padded) => {
    expect(padSubNumber(subNumber)).toBe(padded)
  })

  it('name the flow of accessory-only carts', () => {
    expect([accessoryFlowName(true), accessoryFlowName(false)]).toEqual(['ACC', 'NSEACC'])
  })
})
