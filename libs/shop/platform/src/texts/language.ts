import { isSpanishUrl, spanishBase } from '@soe/rules'

/** `pseudo` marks every text of a catalogue, so that a test sees which texts are in none. */
export type Language = 'en' | 'es' | 'pseudo'

export const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

export { spanishBase }

const prefix = new RegExp(`^${spanishBase}(?![^/?#])`, 'i')

/** Whether an address of the shop has the prefix, in any case. */
export const isSpanishPath = (address: string): boolean => prefix.test(address)

/**
 * The path under which the shop shows an address: a Spanish one has the prefix, so that every link keeps the language.
 */
export const pathInLanguage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  isSpanishUrl(`${pathname}${search}`) ? `${spanishBase}${pathname.replace(prefix, '')}` : pathname

const withoutSpanishPairs = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !isSpanishUrl(pair))
    .join('&')

/** The same page in English; an address whose path names the other language has no English form but the front page. */
export const englishAddress = (path: string, search: string): string => {
  const query = withoutSpanishPairs(search)
  return `${isSpanishUrl(path) ? '/' : path}${query && `?${query}`}`
}
