import { formatPrice } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { cartTexts } from './cart-texts'

export const useSayWithTotal = (): ((done: string) => void) => {
  const shop = useShop()
  const texts = useTexts(cartTexts)
  return (done) => {
    const totals = shop.queryClient.getQueryData(cartQuery(shop).queryKey)?.cart.orderDetails.totals
    const due = totals && [
      `${texts.dueToday}: ${formatPrice(totals.dueToday)}.`,
      ...(totals.dueMonthly > 0 ? [`${texts.dueMonthly}: ${formatPrice(totals.dueMonthly)}.`] : []),
    ]
    announce([done, ...(due ?? [])].join(' '))
  }
}
