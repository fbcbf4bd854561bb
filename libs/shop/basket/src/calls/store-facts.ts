import type { CheckoutDetails } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'

interface StoreFacts {
  readonly ispuFlow: boolean
  /** L takes the goods from a store's shelf, F from the warehouse. */
  readonly depletionType: 'L' | 'F'
  readonly locationCode?: string
}

export const storeFacts = ({ cart, shipmentInfo }: CheckoutDetails): StoreFacts => {
  const ispuFlow = cart.orderDetails.flowType === scanAndGoFlow || shipmentInfo.selectedOptionCode === storePickup
  const locationCode = shipmentInfo.storeInfo?.locationCode
  return {
    ispuFlow,
    depletionType: ispuFlow ? 'L' : 'F',
    ...(ispuFlow && locationCode !== undefined && { locationCode }),
  }
}
