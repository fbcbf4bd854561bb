import type { Store } from '@soe/contracts'
import { isoDate } from '@soe/rules'
import { useShop, useTexts, type Language } from '@soe/shop-platform'
import { deliveryTexts } from './delivery-texts'

const locales: Readonly<Record<Language, string>> = { en: 'en-US', es: 'es-US', pseudo: 'en-US' }

const shortDay = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date.slice(0, 10)}T00:00:00Z`))

export const storeName = ({ name, city }: Store): string => `${name}, ${city}`

/** Days in words: the day itself, and as a sentence goes on with it. */
export const useDeliveryWords = () => {
  const { language, environment } = useShop()
  const texts = useTexts(deliveryTexts)
  const dayOf = (date: string) => shortDay(date, language)
  const whenOf = (date: string) =>
    date.slice(0, 10) === isoDate(environment.now()) ? texts.today : texts.on(dayOf(date))
  return { dayOf, whenOf }
}
