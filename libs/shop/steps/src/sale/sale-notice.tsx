import type { CheckoutDetails } from '@soe/contracts'
import { scanAndGoFlow } from '@soe/rules'
import { optionalPart, readSalesRep, useShop } from '@soe/shop-platform'

const RepNotice = optionalPart(() => import('./rep-notice').then((module) => module.RepNotice))
const StoreNotice = optionalPart(() => import('./store-notice').then((module) => module.StoreNotice))

export const SalesRepNotice = ({ className }: { className?: string }) => {
  const rep = readSalesRep(useShop().environment)
  return rep && <RepNotice rep={rep} className={className} />
}

export const StoreSaleNotice = ({ details: { cart, shipmentInfo } }: { details: CheckoutDetails }) => {
  const { storeInfo } = shipmentInfo
  return cart.orderDetails.flowType === scanAndGoFlow && storeInfo && <StoreNotice store={storeInfo} />
}
