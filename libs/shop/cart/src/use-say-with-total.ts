import { formatPrice } from '@soe/rules'
import { cartQuery } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { cartTexts } from './cart-texts'

/** Says what a change has done, and what is due now; once the cart has been read again. */
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
