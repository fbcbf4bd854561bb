import type { SddWindow, ShippingOption } from '@soe/contracts'
import { storePickup } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { checkoutTexts } from '../checkout-texts'
import { formatDay, formatTime } from '../format-day'

export const useWayWords = () => {
  const { language } = useShop()
  const texts = useTexts(checkoutTexts)
  const hoursOf = ({ startTime, endTime, timeZone }: SddWindow) =>
    [startTime, endTime].map((time) => formatTime(time, language, timeZone)).join('–')
  const promiseOf = ({ shipping, sddWindow }: { shipping: ShippingOption; sddWindow?: SddWindow | undefined }) => {
    if (sddWindow) return `${formatDay(sddWindow.startTime, language, sddWindow.timeZone)}, ${hoursOf(sddWindow)}`
    const day = formatDay(shipping.arrivesOn, language)
    return shipping.shippingOptionId === storePickup ? texts.readyOn(day) : texts.arrives(day)
  }
  return { hoursOf, promiseOf }
}
