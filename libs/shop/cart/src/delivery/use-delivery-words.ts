import type { Store } from '@soe/contracts'
import { carrierToday, formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { deliveryTexts } from './delivery-texts'

export const storeName = ({ name, city }: Store): string => `${name}, ${city}`

/** Days in words: the day itself, and as a sentence goes on with it. */
export const useDeliveryWords = () => {
  const shop = useShop()
  const texts = useTexts(deliveryTexts)
  const dayOf = (date: string) => formatDate(date.slice(0, 10), shop.language, shortDay)
  const whenOf = (date: string) => (date.slice(0, 10) === carrierToday(shop) ? texts.today : texts.on(dayOf(date)))
  return { dayOf, whenOf }
}
