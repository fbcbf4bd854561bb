import type { Order } from '@soe/contracts'
import { orderQuery } from '@soe/shop-basket'
import { isShopError, useShop, useTexts } from '@soe/shop-platform'
import { EmptyState } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useSearchParams } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { fullNameOf } from '../contact/full-name'
import { OrderFailed, OrderSkeleton, ShopLink } from '../orders/order-states'
import { OrderView } from '../orders/order-view'
import { useCheckoutMeta } from '../use-checkout-meta'

interface ConfirmationProps {
  renderRating?: ((orderNumber: string) => ReactNode) | undefined
}

const PlacedOrder = ({ order, renderRating }: { order: Order } & ConfirmationProps) => {
  const texts = useTexts(checkoutTexts)
  const { contact, orderNumber, salesRepId } = order
  return (
    <>
      <OrderView order={order} title={texts.thanks(fullNameOf(contact))} waysOn={<ShopLink />}>
        {texts.haveOrder} {texts.order} <strong>{orderNumber}</strong>. {texts.receipt(contact.emailId)}{' '}
        {salesRepId !== undefined && texts.soldBy(salesRepId)}
      </OrderView>
      {renderRating?.(orderNumber)}
    </>
  )
}

const NoOrder = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <EmptyState nothing title={texts.noOrderTitle} actions={<ShopLink />}>
      {texts.noOrderBody}
    </EmptyState>
  )
}

/** The order that the address names, or the latest. */
export const OrderConfirmationPage = ({ renderRating }: ConfirmationProps) => {
  const shop = useShop()
  const [query] = useSearchParams()
  useCheckoutMeta(useTexts(checkoutTexts).confirmationTitle)
  const { data, error, isFetching, refetch } = useQuery(orderQuery(shop, query.get('orderNumber') ?? undefined))
  if (data) return <PlacedOrder order={data.order} renderRating={renderRating} />
  if (isFetching) return <OrderSkeleton />
  if (isShopError(error) && error.id === 'ORDER_NOT_FOUND') return <NoOrder />
  return <OrderFailed onRetry={() => void refetch()} />
}
