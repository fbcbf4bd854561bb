import { hidden, hiddenCard, hiddenEmail, hiddenPhone, hiddenSocialSecurity, isMark } from './marks'
import { isSecretName, showsContacts, type Redaction } from './secret-names'

/** Looked for from the beginning of a word on, or a long word would be searched from each of its letters. */
const email =
  /(?<![^\s"'<>@,;:=&?/])[^\s"'<>@,;:=&?/]{1,255}@[^\s"'<>@,;&?/]{1,255}\.(?:xn--[a-z\d-]{1,59}|[\p{L}\p{M}]{2,24})/giu

/** Thirteen to nineteen digits, with whatever people write between them. */
const digits = /(?<!\d)\d(?:[ \t._/\u00ad\u2010-\u2015\u2212+-]{0,2}\d){12,18}(?!\d)/g

/** The groups of a card, whatever stands between them, as long as it is the same everywhere. */
const groups = [
  /(?<!\d)\d{4}([^\p{L}\p{N}]{1,6})\d{4}\1\d{4}\1\d{4}(?!\d)/gu,
  /(?<!\d)\d{4}([^\p{L}\p{N}]{1,6})\d{6}\1\d{5}(?!\d)/gu,
]

/** A number of the North American plan; its parts are apart everywhere or nowhere, or decimals would be numbers too. */
const phone =
  /(?<![\w.-])(?:\+?1[ .-]?)?(?:[2-9]\d{2}[2-9]\d{6}|[2-9]\d{2}([ .\u00ad\u2010-\u2015-])[2-9]\d{2}\1\d{4}|\([2-9]\d{2}\) ?[2-9]\d{2}[ .-]?\d{4})(?![\w-]|\.\d)/g

const socialSecurity = /(?<!\d)\d{3}([-.\u2010-\u2015 ])\d{2}\1\d{4}(?!\d)/g
const namedDigits = /\b(cvv2?|cvc2?|cvn|security code|pin(?: code)?|passcode|ssn)(\s*(?:(?:is|[:=#])\s*)?)\d{3,9}\b/gi
const namedSecret =
  /\b(password|passcode|(?:[a-z]{1,30}[ _-]?)?token|secret)(\s*[:=]\s*|\s+is\s+)(?!\[redacted]|\$\{[\w…-]*\}(?![^\s,;&"'}\]]))[^\s,;&"'}\]]+/gi
const bearer = /\b(bearer|basic)(\s+)[\w.~+/=-]{8,}/gi

/** From the beginning of a word on, so that no letter is tried twice: a token may begin within it, behind a hyphen. */
const webToken = /(?<![\w-])([\w-]{11,})\.[\w-]{4,}(?:\.[\w-]*)?/g
const hideToken = (found: string, firstPart: string): string => {
  const at = firstPart.slice(0, -8).search(/\beyJ/)
  return at < 0 ? found : `${found.slice(0, at)}${hidden}`
}
const userInfo = /(:\/\/)[^\s/:@]{1,100}:[^\s/@]{1,200}@/g

/** A parameter or a field of a form, and one of a JSON text, whether or not all of it is there. */
const pair = /(?<![\w.[\]-])([\w.[\]-]{1,60})=([^&\s"'<>;#]+)/g
const field = /"([\w.-]{1,60})"(\s{0,20}:\s{0,20})("(?:[^"\\]|\\.)*"?|[^\s,"}\]]+)/g

/** Whether something is there is no secret. */
const unhidden = new Set(['true', 'false', 'null'])

const luhnSum = (text: string): number => {
  const reversed = [...text].reverse().map(Number)
  return reversed.reduce(
    (sum, digit, place) => sum + (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2),
    0,
  )
}

const isChecked = (digitsOfCard: string): boolean => luhnSum(digitsOfCard) % 10 === 0

/** Thirteen digits are a time in milliseconds, unless they make a card of the old kind. */
const isCard = (text: string): boolean => text.length > 13 || (text.startsWith('4') && isChecked(text))

const isLetter = (letter = ''): boolean => /[a-z]/i.test(letter)

/** Digits among letters are most often those of a random id. */
const hideCard = (found: string, offset: number, text: string): string => {
  const plain = found.replace(/\D/g, '')
  const isAmongLetters = isLetter(text[offset - 1]) || isLetter(text[offset + found.length])
  return isCard(plain) && (!isAmongLetters || (/^[2-6]/.test(plain) && isChecked(plain))) ? hiddenCard : found
}

const hideGroups = (found: string): string => (isChecked(found.replace(/\D/g, '')) ? hiddenCard : found)

/** Words and paths of plain letters, such as names of fields: most texts are. */
const isHarmless = (text: string): boolean => /^(?!.*(?:\d{3}|eyJ))[\w./-]*$/.test(text)

/** A text without what people and programs would not want to be read in it, as far as it stands there in plain letters. */
export const redactPlain = (text: string, redaction: Redaction): string => {
  if (isHarmless(text)) return text
  const isSecret = (name: string) => isSecretName(name, redaction)
  const named = text
    .replace(field, (all, name: string, mark: string, value: string) =>
      isSecret(name) && !unhidden.has(value) && !isMark(value) ? `"${name}"${mark}"${hidden}"` : all,
    )
    .replace(pair, (all, name: string, value: string) => (isSecret(name) && !isMark(value) ? `${name}=${hidden}` : all))
    .replace(userInfo, `$1${hidden}@`)
  const isOpen = showsContacts(redaction)
  const addressed = isOpen ? named : named.replace(email, hiddenEmail)
  const withoutGroups = groups.reduce((shown, group) => shown.replace(group, hideGroups), addressed)
  const withoutCards = withoutGroups.replace(socialSecurity, hiddenSocialSecurity).replace(digits, hideCard)
  return (isOpen ? withoutCards : withoutCards.replace(phone, hiddenPhone))
    .replace(namedDigits, `$1$2${hidden}`)
    .replace(namedSecret, `$1$2${hidden}`)
    .replace(webToken, hideToken)
    .replace(bearer, `$1$2${hidden}`)
}
