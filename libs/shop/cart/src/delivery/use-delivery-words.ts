import type { Store } from '@soe/contracts'
import { isoDate } from '@soe/rules'
import { formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { deliveryTexts } from './delivery-texts'

export const storeName = ({ name, city }: Store): string => `${name}, ${city}`

/** Days in words: the day itself, and as a sentence goes on with it. */
export const useDeliveryWords = () => {
  const { language, environment } = useShop()
  const texts = useTexts(deliveryTexts)
  const dayOf = (date: string) => formatDate(date.slice(0, 10), language, shortDay)
  const whenOf = (date: string) =>
    date.slice(0, 10) === isoDate(environment.now()) ? texts.today : texts.on(dayOf(date))
  return { dayOf, whenOf }
}
