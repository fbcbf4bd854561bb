import { foldText } from '@soe/rules'

/** What singular and plural share, in English and Spanish: `watch(es)`, `case(s)`, `cargador(es)`. */
export const stem = (word: string): string =>
  word.length > 3 && /\p{L}$/u.test(word) ? word.replace(/e?s?$/, '') : word

export const hasLetters = (word: string) => /\p{L}/u.test(word)

/** Words that say nothing about what is looked for. */
const fillers = new Set(
  `a an and at best buy by compatible fit fits for from good i in me my need new of on or that the to want with works
  buen buena bueno busco comprar con de del el en la las los mas mejor mi necesito nueva nuevo para por que quiero sirve trae un una y`
    .split(/\s+/)
    .map(stem),
)

/** `orbit12`, `12pro` and `10gb` are two words, `s4` and `9a` one. */
const splitNumbers = (text: string): string =>
  text.replaceAll(/(?<=\p{L}{3})(\p{N})/gu, ' $1').replaceAll(/(\p{N})(\p{L}{3,}|gb)/gu, '$1 $2')

/** The words of a text, without accents and in small letters. */
export const readWords = (text: string): readonly string[] =>
  splitNumbers(foldText(text))
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The most that what is looked for may cost, in dollars: `under $500`, `menos de 300`, `hasta 40`. */
const limit =
  /(?:\b(?:under|below|less than|up to|max|menor(?:es)? de|menos de|por debajo de|hasta|maximo|máximo) |<) ?\$? ?([\d,]+)(?: (?:dollars|bucks|d[oó]lares))?/i

export const limitIn = (query: string): number | undefined => {
  const [, amount] = limit.exec(query) ?? []
  return amount === undefined ? undefined : Number(amount.replaceAll(',', ''))
}

const withoutLimit = (query: string) => query.replace(limit, ' ')

/** A size of memory distinguishes the variants of a product: `256`, `256 gb`, `1tb`. */
const withoutCapacity = (query: string) => query.replaceAll(/\b(64|128|256|512|1024)(\s*gb)?\b|\b[12]\s*tb\b/gi, ' ')

/** The first list that has any. */
const firstFilled = (...lists: readonly (readonly string[])[]) => lists.find(({ length }) => length > 0) ?? []

/** The words of a text that say something. */
export const tellingWords = (text: string): readonly string[] =>
  readWords(text).filter((word) => !fillers.has(stem(word)))

/** What a size of memory alone asks for. */
const withMemory = ['phone']

const asksForMemoryAlone = (query: string) =>
  tellingWords(query).length > 0 && tellingWords(withoutCapacity(query)).length === 0

/** Letters of a query that are read: the time that a search takes grows faster than a word. */
const longestQuery = 200

/** The words of a query that a result must have. */
export const searchedWords = (query: string): readonly string[] => {
  const asked = withoutLimit(query.slice(0, longestQuery))
  if (asksForMemoryAlone(asked)) return withMemory
  return firstFilled(tellingWords(withoutCapacity(asked)), readWords(query))
}
