import type { Order } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { formatReceiptDate } from '../format-day'
import { useCheckoutMeta } from '../use-checkout-meta'
import { OrderView } from './order-view'
import { ordersTexts } from './orders-texts'

export const PlacedOrder = ({ order, waysOn }: { order: Order; waysOn: ReactNode }) => {
  const { language } = useShop()
  const texts = useTexts(ordersTexts)
  const title = texts.orderTitle(order.orderNumber)
  useCheckoutMeta(title)
  return (
    <OrderView order={order} title={title} waysOn={waysOn}>
      {texts.placedOn(formatReceiptDate(order.placedAt, language))} {texts.receiptSent(order.contact.emailId)}
    </OrderView>
  )
}
