/** Fields whose value is a secret, whatever it is. */
const secretField =
  /card_?-?number|security_?code|cvv|cvc|cvn|password|passcode|^pin$|account_?pin|pin_?(code|number)|token|secret|authcode|authorization|cookie|captcha|ssn|social_?security|dateofbirth/i

/** Such as transferPin; the capital letter distinguishes it from words that end in pin. */
const pinField = /[a-z\d](Pin|PIN|_pin)$/

const emailField = /email/i

/** Bounded, or the search of a long word would run to its end from each of its letters. */
const email = /[^\s"<>@,;]{1,64}@[^\s"<>@,;]{1,255}\.[a-z]{2,}/gi
const cardDigits = /\b\d(?:[ -]?\d){12,18}\b/g
const socialSecurity = /\b\d{3}-\d{2}-\d{4}\b/g
const namedDigits = /\b(cvv2?|cvc2?|cvn|security code|pin(?: code)?|passcode|ssn)(\s*(?:is|[:=#])?\s*)\d{3,9}\b/gi
const namedSecret = /\b(password|passcode|(?:[a-z]+[ _-]?)?token|secret)(\s*[:=]\s*|\s+is\s+)[^\s,;&"]+/gi
const bearer = /\b(bearer\s+)[\w.~+/=-]{8,}/gi

const hidden = '[redacted]'

/** A number as long as this is no quantity and no time. */
const leastCardNumber = 1e13

export interface Redaction {
  /** `1` leaves e-mail addresses as they are; everything else is hidden in any case. */
  readonly emails?: string | undefined
}

const redactSecrets = (text: string) =>
  text
    .replace(cardDigits, '[card number]')
    .replace(socialSecurity, '[SSN]')
    .replace(namedDigits, `$1$2${hidden}`)
    .replace(namedSecret, `$1$2${hidden}`)
    .replace(bearer, `$1${hidden}`)

const redactText = (text: string, { emails }: Redaction) =>
  redactSecrets(emails === '1' ? text : text.replace(email, '[e-mail]'))

const isHidden = (name: string, { emails }: Redaction) =>
  secretField.test(name) || pinField.test(name) || (emails !== '1' && emailField.test(name))

/** A copy without card numbers, codes, passwords, PINs, tokens and, unless they are asked for, e-mail addresses. */
export const redact = (value: unknown, redaction: Redaction = {}): unknown => {
  if (typeof value === 'string') return redactText(value, redaction)
  if (typeof value === 'number') return value >= leastCardNumber ? '[card number]' : value
  if (Array.isArray(value)) return value.map((held) => redact(held, redaction))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => [
      redactText(name, redaction),
      isHidden(name, redaction) && held !== null && typeof held !== 'boolean' ? hidden : redact(held, redaction),
    ]),
  )
}
