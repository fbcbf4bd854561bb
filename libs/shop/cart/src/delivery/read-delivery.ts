import type { CheckoutDetails, ShippingOption, Store } from '@soe/contracts'
import { scanAndGoFlow, storePickup } from '@soe/rules'

export interface Delivery {
  isPickup: boolean
  /** The shopper takes everything along, from the store where it was scanned. */
  isTakenAlong: boolean
  isApart: boolean
  chosen: ShippingOption
  store: Store | undefined
  pickup: ShippingOption | undefined
  delivery: ShippingOption | undefined
  zipCode: string | undefined
  hasSameDay: boolean
}

/**
 * How the cart arrives, and the other way that it could; undefined where nothing is shipped.
 * @param givenZip the ZIP code that the shopper has given, which counts until an address is known
 */
export const readDelivery = (details: CheckoutDetails, givenZip?: string): Delivery | undefined => {
  const { shipmentInfo, shippingAddress, contact, cart } = details
  const { selectedOptionCode, shippingOptions, storeInfo, ispuStoreList } = shipmentInfo
  const chosen = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
  if (!chosen || cart.orderDetails.orderList?.length === 0) return undefined
  const { zipCode } = shippingAddress ?? contact?.serviceAddress ?? { zipCode: givenZip }
  const offered = shippingOptions.filter(({ active }) => active)
  const doors = offered.filter(({ shippingOptionId }) => shippingOptionId !== storePickup)
  return {
    isApart: !shipmentInfo.shipTogetherPref && shipmentInfo.lineLevelShipment.length > 1,
    isPickup: selectedOptionCode === storePickup,
    isTakenAlong: cart.orderDetails.flowType === scanAndGoFlow && storeInfo !== undefined,
    chosen,
    store: storeInfo ?? ispuStoreList[0],
    pickup: offered.find(({ shippingOptionId }) => shippingOptionId === storePickup),
    delivery: doors.toSorted((left, right) => left.cost - right.cost)[0],
    zipCode,
    hasSameDay: shipmentInfo.commonShipment.shippingOptions.some(
      ({ sddType, active }) => sddType !== undefined && active,
    ),
  }
}
