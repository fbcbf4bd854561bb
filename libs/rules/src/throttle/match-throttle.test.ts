import { isThrottled, throttledNames } from './match-throttle'

const list = ['NSA_REDIRECT_TH_PROSPECT', 'R_K_S_expresscart', 'R_K_S_pdp', 'EA_C']

describe('the throttle list', () => {
  it.each([
    ['NSA_REDIRECT_TH_PROSPECT', true],
    ['NSA_REDIRECT_TH_*', true],
    ['NSA_REDIRECT_TH_ACCESSORY_*', false],
    ['R_K_S_{x}', true],
    ['R_K_S_*', true],
    ['R_K_S', false],
    ['EA_C', true],
    ['EA_.', false],
    ['A_C', false],
    ['VideoChatEnabled', false],
  ])('has an entry for %s: %s', (pattern, expected) => {
    expect(isThrottled(list, pattern)).toBe(expected)
  })

  it.each([
    ['R_K_S_{x}', ['expresscart', 'pdp']],
    ['NSA_REDIRECT_TH_*', ['PROSPECT']],
    ['EA_C', []],
  ])('names under %s: %j', (pattern, names) => {
    expect(throttledNames(list, pattern)).toEqual(names)
  })
})
