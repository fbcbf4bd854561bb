/** Prefix of every Spanish address. */
export const spanishBase = '/espanol'

/** An address with `espanol` anywhere in its path or query is Spanish. */
export const isSpanishUrl = (url: string): boolean => /espanol/i.test(url)

/** The prefix of a page that follows on an address, in the same language. */
export const baseAfter = (url: string): string => (isSpanishUrl(url) ? spanishBase : '')
