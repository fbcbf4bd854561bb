import type { BodyInputOf, CheckoutDetails } from '@soe/contracts'
import type { validateOrder } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { readSalesRep, type Shop } from '@soe/shop-platform'
import { isApart } from '../flow/shipments-of'
import { cartInfoOf } from '../flow/checkout-query'

/** What the check of an order is sent: its cart, its store, and who sells it (the specification, commerce 7). */
export const orderCheckOf = ({ environment }: Shop, details: CheckoutDetails): BodyInputOf<typeof validateOrder> => {
  const { selectedOptionCode, storeInfo } = details.shipmentInfo
  return {
    cartInfo: cartInfoOf(details),
    ...(selectedOptionCode === storePickup &&
      storeInfo &&
      !isApart(details) && { locationCode: storeInfo.locationCode.replace('-', '') }),
    ...readSalesRep(environment),
  }
}
