/** Fields whose value is a secret, whatever stands in it. */
const secretField =
  /card_?-?number|security_?code|cvv|cvc|password|passcode|^pin$|account_?pin|token|secret|authcode|authorization|cookie|captcha|email|ssn|social_?security|dateofbirth/i

const email = /[^\s"<>@]+@[^\s"<>@]+\.[a-z]{2,}/gi
const cardDigits = /\b\d(?:[ -]?\d){12,18}\b/g

const hidden = '[redacted]'

const redactText = (text: string) => text.replace(email, '[e-mail]').replace(cardDigits, '[card number]')

/** A copy without card numbers, passwords, tokens and e-mail addresses. */
export const redact = (value: unknown): unknown => {
  if (typeof value === 'string') return redactText(value)
  if (Array.isArray(value)) return value.map(redact)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactText(name),
      secretField.test(name) && held !== null && typeof held !== 'boolean' ? hidden : redact(held),
    ]),
  )
}
