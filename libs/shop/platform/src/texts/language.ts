import { spanishBase } from '@soe/rules'

/** `pseudo` marks every text of a catalogue, so that a test sees which texts are in none. */
export type Language = 'en' | 'es' | 'pseudo'

export { spanishBase }

export const isSpanishPath = (pathname: string): boolean =>
  pathname === spanishBase || pathname.startsWith(`${spanishBase}/`)
