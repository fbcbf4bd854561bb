import { use } from 'react'
import { loadTranslation, unchanged, type Translate } from '../errors/load-translation'
import { useShop } from '../shop-context'

/** Suspends in Spanish until the messages are there. */
export const useTranslation = (): Translate => {
  const { language } = useShop()
  return language === 'es' ? use(loadTranslation(language)) : unchanged
}
