import { charityFlags, isDonationEligible } from './is-donation-eligible'

const [first, second] = charityFlags

describe('isDonationEligible', () => {
  it.each([
    [{}, 0.37, true],
    [{ [first]: true, [second]: false }, 0.37, true],
    [{ [first]: false, [second]: true }, 0.37, true],
    [{ [first]: false, [second]: false }, 0.37, false],
    [{}, 0, false],
    [{}, -1, false],
  ])('with the flags %j and the amount %d is %s', (flags, amount, expected) => {
    expect(isDonationEligible(flags, amount)).toBe(expected)
  })
})
