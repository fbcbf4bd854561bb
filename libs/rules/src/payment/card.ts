/** Brands that are taken, by the digits that a number begins with. */
const brands = [
  { brand: 'Visa', begins: /^4/ },
  { brand: 'Mastercard', begins: /^(5[1-5]|2[2-7])/ },
  { brand: 'American Express', begins: /^3[47]/ },
  { brand: 'Discover', begins: /^6(011|4[4-9]|5)/ },
] as const

const brandOf = (cardNumber: string) => brands.find(({ begins }) => begins.test(cardNumber))?.brand

export const cardBrand = (cardNumber: string): string => brandOf(cardNumber) ?? 'Card'

export const isTakenCard = (cardNumber: string): boolean => brandOf(cardNumber) !== undefined

const weighted = (digit: number): number => (digit > 4 ? digit * 2 - 9 : digit * 2)

/** Whether the check digit (Luhn) is right: catches a mistyped number before anyone is asked to pay. */
export const isCardNumber = (cardNumber: string): boolean => {
  if (!/^\d{13,19}$/.test(cardNumber) || /^0+$/.test(cardNumber)) return false
  const digits = [...cardNumber].reverse().map(Number)
  return digits.reduce((sum, digit, place) => sum + (place % 2 === 1 ? weighted(digit) : digit), 0) % 10 === 0
}

/** A card holds to the end of its month: the day that it is, such as 2026-11-25, is the carrier's. */
export const isCardExpired = (card: { expiryMonth: number; expiryYear: number }, today: string): boolean =>
  `${card.expiryYear}-${String(card.expiryMonth).padStart(2, '0')}` < today.slice(0, 7)
