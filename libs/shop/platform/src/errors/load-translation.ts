import type { Language } from '../texts/language'

export type Translate = (message: string) => string

export const unchanged: Translate = (message) => message

let spanish: Promise<Translate> | undefined

const fetchSpanish = async (): Promise<Translate> => {
  try {
    return (await import('./spanish-messages')).toSpanish
  } catch (error) {
    spanish = undefined
    throw error
  }
}

/** English pages fetch nothing. */
export const loadTranslation = (language: Language): Promise<Translate> =>
  language === 'es' ? (spanish ??= fetchSpanish()) : Promise.resolve(unchanged)
