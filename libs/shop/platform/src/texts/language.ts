/** `pseudo` marks every text of a catalogue, so that a test sees which texts are in none. */
export type Language = 'en' | 'es' | 'pseudo'

/** Prefix of every Spanish address. */
export const spanishBase = '/espanol'

export const isSpanishPath = (pathname: string): boolean =>
  pathname === spanishBase || pathname.startsWith(`${spanishBase}/`)
