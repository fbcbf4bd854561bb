/** `pseudo` shows in tests whether a text is in a catalogue: it marks each one. */
export type Language = 'en' | 'es' | 'pseudo'

/** Prefix of every Spanish address. */
export const spanishBase = '/espanol'

export const isSpanishPath = (pathname: string): boolean =>
  pathname === spanishBase || pathname.startsWith(`${spanishBase}/`)
