import { redirectsAccessoryAdd, redirectsProspect } from './prospect-gates'

describe('a prospect is redirected to the next-generation flow', () => {
  it.each([
    [[], 'expresscart', false],
    [['NSA_REDIRECT_TH_PROSPECT'], 'expresscart', true],
    [['R_K_S_expresscart'], 'expresscart', true],
    [['R_K_S_EXPRESSCART'], 'expresscart', true],
    [['R_K_S_expresscart'], 'plans', false],
    [['R_K_S_plans_start'], 'plans/start', true],
    [['EA_C'], 'expresscart', false],
  ])('with %j from %s: %s', (list, page, expected) => {
    expect(redirectsProspect(list, page)).toBe(expected)
  })

  it.each([
    [[], false],
    [['NSA_REDIRECT_TH_ACCESSORY_GW_PDP_NSA_ADD_TO_CART_ENABLE'], true],
    [['NSA_REDIRECT_TH_PROSPECT'], false],
  ])('after adding an accessory with %j: %s', (list, expected) => {
    expect(redirectsAccessoryAdd(list)).toBe(expected)
  })
})
