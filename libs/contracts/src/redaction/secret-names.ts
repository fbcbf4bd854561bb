/** Fields, parameters and headers whose value is a secret, whatever it is. */
const secretName = new RegExp(
  [
    'card_?-?num',
    'cc_?-?num',
    'credit_?-?card',
    '^pan$',
    'security_?-?code',
    'cvv|cvc|cvn',
    'pass_?(word|wort|wd|code|phrase)',
    'contrase',
    '^clave$',
    'pwd',
    '^pin$',
    'account_?-?pin',
    'pin_?-?(code|number)',
    'token',
    'secret',
    'auth_?-?code',
    'authorization',
    'cookie',
    'captcha',
    '[xc]srf',
    'api_?-?key',
    'private_?-?key',
    '^otp_?-?(code|value)?$',
    '^cid$',
    'jwt',
    'ssn',
    'social_?-?security',
    '(date|day)_?-?of_?-?birth',
    'birth_?-?(date|day)',
    '^dob$',
    'driver.{0,2}_?-?licen[cs]e',
    '^iban$',
    'routing_?-?num',
    'bank_?-?account',
    '(one_?-?time|verification)_?-?(code|pass)',
  ].join('|'),
  'i',
)

/** Such as transferPin; the capital letter distinguishes it from words that end in pin. */
const pinName = /[a-z\d](Pin|PIN|[_-]pin)$/

const emailName = /e-?mail|^correo/i

/** Names of phone numbers; what stands under one is hidden as far as it is a number, which `newLine1` is not. */
const phoneName = /^m[dt]ns?$|phone|mobile|tel[eé]fono|^cell(ular)?$|(contact|home|work|cell)_?-?num/i

export interface Redaction {
  /** `1` leaves e-mail addresses and phone numbers as they are; everything else is hidden in any case. */
  readonly emails?: string | undefined
  /** `0` hides names, addresses, accounts and devices of people too, as in records of a real carrier. */
  readonly people?: '0' | undefined
}

/** Fields that say who or where a person is, apart from how they are reached. */
const personName = new RegExp(
  [
    '^(first|last|middle|maiden|full|nick|given|family|sur|customer|contact|recipient|card_?-?holder|account_?-?holder|shipping|billing)_?-?name$',
    'address_?-?(line)?_?-?\\d?$|street|^apartment|^unit_?-?number$',
    '^(city|county|zip|zip_?-?code|postal_?-?code|latitude|longitude)$',
    'account_?-?num|customer_?-?id|^(user|login)_?-?(id|name)$',
    'imei|meid|iccid|^e?sim_?-?id$',
  ].join('|'),
  'i',
)

export const hidesPeople = ({ people }: Redaction): boolean => people === '0'

export const showsContacts = ({ emails }: Redaction): boolean => emails === '1'

/** The names as which one is read: as it is, and without what stands between its letters. */
const readingsOf = (name: string): readonly string[] => {
  const letters = name.normalize('NFKC').replace(/[^\p{L}\p{N}]/gu, '')
  return letters === name ? [name] : [name, letters]
}

const mostNames = 5000
const longestName = 60

/** Caches whether a name matches: most names are fields of the contract, which come again and again. */
const remembered = (pattern: RegExp) => {
  const known = new Map<string, boolean>()
  return (name: string): boolean => {
    const found = known.get(name)
    if (found !== undefined) return found
    const holds = readingsOf(name).some((reading) => pattern.test(reading))
    if (name.length <= longestName && known.size < mostNames) known.set(name, holds)
    return holds
  }
}

const isSecret = remembered(secretName)
const isEmailName = remembered(emailName)

/** Whether what stands under a name is hidden. */
export const isSecretName = (name: string, redaction: Redaction = {}): boolean =>
  pinName.test(name) || isSecret(name) || (!showsContacts(redaction) && isEmailName(name))

/** Whether what stands under a name says who or where a person is. */
export const isPersonName = remembered(personName)

/** Whether what stands under a name is the number of a phone. */
export const isPhoneName = remembered(phoneName)
