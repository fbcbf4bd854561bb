import type { CheckoutDetails } from '@soe/contracts'
import { scanAndGoFlow } from '@soe/rules'
import { prepared, readSalesRep, useShop } from '@soe/shop-platform'
import { Suspense } from 'react'

const repNotice = prepared(() => import('./rep-notice').then((each) => each.RepNotice))
const storeNotice = prepared(() => import('./store-notice').then((each) => each.StoreNotice))

/** What only a representative's browser shows. */
export const SalesRepNotice = ({ className }: { className?: string }) => {
  const rep = readSalesRep(useShop().environment)
  return (
    rep && (
      <Suspense>
        <repNotice.Component rep={rep} className={className} />
      </Suspense>
    )
  )
}

/** What only a cart scanned in a store shows. */
export const StoreSaleNotice = ({ details: { cart, shipmentInfo } }: { details: CheckoutDetails }) => {
  const { storeInfo } = shipmentInfo
  return (
    cart.orderDetails.flowType === scanAndGoFlow &&
    storeInfo && (
      <Suspense>
        <storeNotice.Component store={storeInfo} />
      </Suspense>
    )
  )
}
