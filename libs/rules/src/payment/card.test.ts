import { cardBrand, isCardExpired, isCardNumber, isTakenCard } from './card'

describe('a card number', () => {
  it.each([
    ['4111111111111111', true],
    ['4000000000000002', true],
    ['5555555555554444', true],
    ['378282246310005', true],
    ['4111111111111112', false],
    ['4111111111111', false],
    ['0000000000000000', false],
    ['4111 1111 1111 1111', false],
    ['', false],
  ])('%j is right: %s', (cardNumber, isRight) => {
    expect(isCardNumber(cardNumber)).toBe(isRight)
  })

  it.each([
    ['4111111111111111', 'Visa'],
    ['5555555555554444', 'Mastercard'],
    ['2223003122003222', 'Mastercard'],
    ['378282246310005', 'American Express'],
    ['6011111111111117', 'Discover'],
    ['6445644564456445', 'Discover'],
    ['9792030394440796', 'Card'],
    ['3530111333300000', 'Card'],
  ])('%s is of %s, and taken where that is a brand', (cardNumber, brand) => {
    expect([cardBrand(cardNumber), isTakenCard(cardNumber)]).toEqual([brand, brand !== 'Card'])
  })
})

describe('a card', () => {
  it.each([
    [11, 2026, false],
    [10, 2026, true],
    [12, 2025, true],
    [1, 2027, false],
  ])('of %i/%i has expired in November 2026: %s', (expiryMonth, expiryYear, hasExpired) => {
    expect(isCardExpired({ expiryMonth, expiryYear }, '2026-11-30')).toBe(hasExpired)
  })
})
