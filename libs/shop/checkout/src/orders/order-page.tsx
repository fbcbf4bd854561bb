import type { Order } from '@soe/contracts'
import { orderQuery } from '@soe/shop-basket'
import { isShopError, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, PageHeading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { useCheckoutMeta } from '../use-checkout-meta'
import { OrderLookUp } from './order-look-up'
import { OrderFailed, OrderSkeleton } from './order-states'
import styles from './orders-page.module.css'
import { ordersTexts } from './orders-texts'
import { PlacedOrder } from './placed-order'
import { readOrderNumber } from './read-order-number'

const AllOrders = () => {
  const texts = useTexts(ordersTexts)
  const path = usePathOf()('orders')
  return (
    <Link href={path} asChild>
      <Button href={path} variant="outline">
        {texts.allOrders}
      </Button>
    </Link>
  )
}

/** The order is nobody's who is here: its receipt opens it. */
const LookUp = ({ orderNumber, onFound }: { orderNumber: string | undefined; onFound: (order: Order) => void }) => {
  const texts = useTexts(ordersTexts)
  useCheckoutMeta(texts.findTitle)
  return (
    <>
      <PageHeading>{texts.findTitle}</PageHeading>
      <p className={styles.intro}>{texts.findIntro}</p>
      <OrderLookUp orderNumber={orderNumber} onFound={onFound} />
    </>
  )
}

/** The order that the address names, or the latest. */
export const OrderPage = () => {
  const [query] = useSearchParams()
  const named = query.get('orderNumber') ?? undefined
  const orderNumber = named === undefined ? undefined : readOrderNumber(named)
  const isUnreadable = named !== undefined && orderNumber === undefined
  const [found, setFound] = useState<Order>()
  const { data, error, isFetching, refetch } = useQuery({
    ...orderQuery(useShop(), orderNumber),
    enabled: !isUnreadable,
  })
  const order = data?.order ?? found
  if (order) return <PlacedOrder order={order} waysOn={<AllOrders />} />
  if (isFetching) return <OrderSkeleton />
  if (isUnreadable || (isShopError(error) && error.id === 'ORDER_NOT_FOUND'))
    return <LookUp orderNumber={orderNumber} onFound={setFound} />
  return <OrderFailed onRetry={() => void refetch()} />
}
