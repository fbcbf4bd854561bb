import { type FieldErrors, type FieldSpec, validateFields } from '@soe/shop-steps'
import type { BodyInputOf } from '@soe/contracts'
import type { selectPayment } from '@soe/contracts/routes'
import { cardBrand, isCardExpired, isCardNumber, isTakenCard, readDigits, readText, readZipCode } from '@soe/rules'

export type CardFieldName = 'cardNumber' | 'expiry' | 'securityCode' | 'nameOnCard' | 'billingZip'
export type CardValues = Record<CardFieldName, string>
/** `choice` is the saved card, the account's bill, or the card in the fields. */
export type PaymentValues = CardValues & { choice: string }

/** First and last name may have as many letters each. */
const longestName = 60

export const cardSpecs: readonly FieldSpec<CardFieldName>[] = [
  { name: 'cardNumber', kind: 'required', autoComplete: 'cc-number', inputMode: 'numeric', maxLength: 60 },
  { name: 'expiry', kind: 'required', autoComplete: 'cc-exp', inputMode: 'numeric', maxLength: 20, half: true },
  { name: 'securityCode', kind: 'required', autoComplete: 'cc-csc', inputMode: 'numeric', maxLength: 20, half: true },
  { name: 'nameOnCard', kind: 'required', autoComplete: 'cc-name', maxLength: longestName },
  {
    name: 'billingZip',
    kind: 'zipCode',
    autoComplete: 'billing postal-code',
    inputMode: 'numeric',
    maxLength: 20,
    half: true,
  },
]

export const readSecurityCode = (text: string): string => readDigits(text).slice(0, 4)

const isAmericanExpress = (digits: string) => cardBrand(digits) === 'American Express'

/** Groups of four, or four, six and five on American Express. */
export const groupCardNumber = (text: string): string => {
  const digits = readDigits(text).slice(0, 19)
  const groups = isAmericanExpress(digits)
    ? /^(\d{4})(\d{1,6})?(\d{1,5})?/
    : /(\d{1,4})(\d{1,4})?(\d{1,4})?(\d{1,4})?(\d{1,3})?/
  return (groups.exec(digits) ?? [digits, digits]).slice(1).filter(Boolean).join(' ')
}

/** A year and a month, as browsers fill `cc-exp`, the other way round. */
const monthFirst = (text: string): string => readText(text).replace(/^(20\d{2})-(\d{2})$/, '$2/$1')

/** Month and year of `04/31`, `04 / 2031`, `04-31` or `2031-04`; undefined where there is no such month. */
export const readExpiry = (text: string): { expiryMonth: number; expiryYear: number } | undefined => {
  const [, month, year] = /^(\d{1,2})\s*[/.\p{Dash}\s]?\s*(?:20)?(\d{2})$/u.exec(monthFirst(text)) ?? []
  if (month === undefined || Number(month) < 1 || Number(month) > 12) return undefined
  return { expiryMonth: Number(month), expiryYear: 2000 + Number(year) }
}

export const formatExpiry = (text: string): string => {
  const [, month, year] = /^(\d{1,2})\s*[/.\p{Dash}\s]\s*(\d{4})$/u.exec(monthFirst(text)) ?? []
  if (month !== undefined) return `${month}/${year}`
  const digits = readDigits(text)
  return /\d\s*\/|^\D*$/.test(text) || digits.length < 3 ? text : `${digits.slice(0, 2)}/${digits.slice(2, 6)}`
}

const expiryError = (text: string, today: string) => {
  const expiry = readExpiry(text)
  if (!expiry) return 'validation.expiry'
  return isCardExpired(expiry, today) ? 'validation.expired' : undefined
}

const cardNumberError = (digits: string) => {
  if (!isCardNumber(digits)) return 'validation.cardNumber'
  return isTakenCard(digits) ? undefined : 'validation.cardBrand'
}

const isSecurityCode = (code: string, cardNumber: string) =>
  (isAmericanExpress(readDigits(cardNumber)) ? /^\d{4}$/ : /^\d{3}$/).test(readText(code))

/** @param today the carrier's day, on which the card may have expired */
export const validateCard = (values: CardValues, today: string): FieldErrors<CardFieldName> => {
  const { cardNumber, expiry, securityCode } = values
  const wrongNumber = cardNumberError(readDigits(cardNumber))
  const wrongDate = expiryError(expiry, today)
  return {
    ...(wrongNumber && { cardNumber: wrongNumber }),
    ...(wrongDate && { expiry: wrongDate }),
    ...(!isSecurityCode(securityCode, cardNumber) && { securityCode: 'validation.securityCode' as const }),
    ...validateFields(cardSpecs, values),
  }
}

export const readCard = (values: CardValues): NonNullable<BodyInputOf<typeof selectPayment>['payment']> => ({
  paymentType: 'card',
  cardNumber: readDigits(values.cardNumber),
  ...(readExpiry(values.expiry) ?? { expiryMonth: 0, expiryYear: 0 }),
  securityCode: readSecurityCode(values.securityCode),
  nameOnCard: readText(values.nameOnCard).slice(0, longestName).trim(),
  zipCode: readZipCode(values.billingZip),
})
