import { peel, plainLetters } from './peel'
import { hidden, hiddenCard, hiddenPhone, isMark } from './marks'
import { redactPlain } from './redact-plain'
import { hidesPeople, isPersonName, isPhoneName, isSecretName, showsContacts, type Redaction } from './secret-names'

export type { Redaction } from './secret-names'

/** A number as long as this is neither a quantity nor a time. */
const leastCardNumber = 1e13

/** How often a text is looked for in another one: as JSON, percent-encoded, with backslashes or otherwise. */
const mostLayers = 4

/** Values in each other that are looked at; what is deeper was sent to be hidden. */
const deepest = 100

const jsonIn = (text: string): unknown => {
  if (!/^\s*[[{"]/.test(text)) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

interface Place {
  readonly redaction: Redaction
  readonly level: number
  readonly layer: number
}

/** A value that is too deep to be written has been cut. */
const isSame = (left: unknown, right: unknown): boolean => {
  try {
    return JSON.stringify(left) === JSON.stringify(right)
  } catch {
    return false
  }
}

const redactJson = (text: string, place: Place): string | undefined => {
  const value = jsonIn(text)
  if (value === undefined) return undefined
  const shown = redactValue(value, { ...place, layer: place.layer + 1 })
  return isSame(value, shown) ? text : JSON.stringify(shown)
}

/** Another way to write a text, where something in it is hidden. */
const ifHidden = (text: string, place: Place): string | undefined => {
  const shown = redactText(text, { ...place, layer: place.layer + 1 })
  return shown === text ? undefined : shown
}

const coded = /(?<![\w+/=-])[\w+/-]{16,}={0,2}/g

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** What a run of base64 says; undefined where that is no text. */
const decoded = (run: string): string | undefined => {
  const bytes = run.replaceAll('-', '+').replaceAll('_', '/')
  try {
    const text = utf8.decode(Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0)))
    return /^[^\p{Cc}]*$/u.test(text.replace(/\s/g, '')) ? text : undefined
  } catch {
    return undefined
  }
}

const redactCoded = (text: string, place: Place): string =>
  text.replace(coded, (run) => {
    const said = decoded(run)
    return said === undefined || ifHidden(said, place) === undefined ? run : hidden
  })

/** As it is, unless something in it is hidden; then with what was written around it undone. */
const redactText = (text: string, place: Place): string => {
  if (place.layer > mostLayers) return redactPlain(text, place.redaction)
  const json = redactJson(text, place)
  if (json !== undefined) return json
  const lettered = plainLetters(text)
  if (lettered !== text) return ifHidden(lettered, place) ?? text
  const plain = redactPlain(redactCoded(text, place), place.redaction)
  const peeled = peel(plain)
  return peeled === plain ? plain : (ifHidden(peeled, place) ?? plain)
}

/** Whether something is there is no secret, and what is hidden already says more than another mark. */
const isHideable = (value: unknown): boolean =>
  value !== null && value !== undefined && typeof value !== 'boolean' && !isMark(value)

/** Seven digits without letters: no id of a device, and not the masked form of a number, such as 207-555-XXXX. */
const phoneValue = /^(?:\P{L}*\d){7}\P{L}*$/u

const isPhone = (name: string, value: unknown, redaction: Redaction): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  !showsContacts(redaction) &&
  isPhoneName(name) &&
  phoneValue.test(String(value).slice(0, 40))

/** A name and its value beside each other, as archives and forms list them. */
const namedBeside = (value: Readonly<Record<string, unknown>>, redaction: Redaction): boolean => {
  const name = value['name'] ?? value['key']
  return typeof name === 'string' && 'value' in value && isSecretName(name, redaction)
}

/** Names that hide nothing: fields of the contract are most of them, and come again and again. */
const plainNames = new Set<string>()
const mostNames = 5000

const redactName = (name: string, place: Place): string => {
  if (plainNames.has(name)) return name
  const shown = redactText(name, place)
  // What shows contacts lets names pass that are hidden elsewhere.
  const isPlain = shown === name && !showsContacts(place.redaction)
  if (isPlain && plainNames.size < mostNames) plainNames.add(name)
  return shown
}

const redactObject = (value: object, place: Place): object => {
  const isNamedBeside = namedBeside(value as Record<string, unknown>, place.redaction)
  const isPeopleHidden = hidesPeople(place.redaction)
  return Object.fromEntries(
    Object.entries(value).map(([name, held]) => {
      const isSecret =
        isSecretName(name, place.redaction) ||
        (isNamedBeside && name === 'value') ||
        (isPeopleHidden && typeof held !== 'object' && isPersonName(name))
      const shown = isPhone(name, held, place.redaction) ? hiddenPhone : redactValue(held, place)
      return [redactName(name, place), isSecret && isHideable(held) ? hidden : shown]
    }),
  )
}

const redactValue = (value: unknown, place: Place): unknown => {
  if (typeof value === 'string') return redactText(value, place)
  if (typeof value === 'number') return value >= leastCardNumber ? hiddenCard : value
  if (typeof value !== 'object' || value === null) return value
  if (place.level > deepest) return hidden
  const inside = { ...place, level: place.level + 1 }
  return Array.isArray(value) ? value.map((held) => redactValue(held, inside)) : redactObject(value, inside)
}

/**
 * A copy without card numbers, codes, passwords, PINs, tokens and, unless they are asked for, e-mail addresses and phone
 * numbers, also where they stand encoded in texts. Every record of calls goes through it: journal, archives, logs and reports.
 */
export const redact = <Value>(value: Value, redaction: Redaction = {}): Value =>
  redactValue(value, { redaction, level: 0, layer: 0 }) as Value
