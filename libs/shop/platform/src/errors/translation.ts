import { use } from 'react'
import type { Language } from '../texts/language'
import { useShop } from '../shop-context'

/** The carrier speaks English; its message in the page's language. */
export type Translate = (message: string) => string

const unchanged: Translate = (message) => message

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

/** Suspends in Spanish until the messages are there. */
export const useTranslation = (): Translate => {
  const { language } = useShop()
  return language === 'es' ? use(loadTranslation(language)) : unchanged
}
