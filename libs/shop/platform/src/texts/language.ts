import { spanishBase } from '@soe/rules'

/** `pseudo` marks every text of a catalogue, so that a test sees which texts are in none. */
export type Language = 'en' | 'es' | 'pseudo'

export { spanishBase }

export const isSpanishPath = (pathname: string): boolean =>
  pathname === spanishBase || pathname.startsWith(`${spanishBase}/`)

/** The word that makes an address Spanish, wherever it is in it. */
const spanishWord = 'espanol'

/**
 * The path under which the shop shows an address: a Spanish one has the prefix, so that every link keeps the language.
 */
export const pathInLanguage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string =>
  `${pathname}${search}`.includes(spanishWord) && !isSpanishPath(pathname) ? `${spanishBase}${pathname}` : pathname

const withoutSpanishPairs = (search: string): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !pair.includes(spanishWord))
    .join('&')

/** The same page in English; an address whose path names the other language has no English form but the front page. */
export const englishAddress = (path: string, search: string): string => {
  const query = withoutSpanishPairs(search)
  return `${path.includes(spanishWord) ? '/' : path}${query && `?${query}`}`
}
