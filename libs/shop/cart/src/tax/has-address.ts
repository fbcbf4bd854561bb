import type { CartView } from '@soe/contracts'

/** Whether the order has an address, and with it the tax that holds there. */
export const hasAddress = ({ lineDetails }: CartView): boolean =>
  Object.values(lineDetails.lineInfo).some(
    ({ shippingAddress, serviceInfo }) => (shippingAddress ?? serviceInfo.serviceAddress) !== undefined,
  )
