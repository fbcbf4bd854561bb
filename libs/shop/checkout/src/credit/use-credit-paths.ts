import type { CheckoutDetails } from '@soe/contracts'
import { buildDestinationPath, buildPagePath, destination } from '@soe/shop-journey'
import { useIdentity } from '@soe/shop-platform'
import { isExpress, stepDestination } from '../flow/checkout-steps'

/** Devices that are paid month by month. */
export const monthlyDevices = ({ cart }: CheckoutDetails) =>
  cart.lineDetails.allLines.flatMap((lineId) => {
    const device = cart.lineDetails.lineInfo[lineId]?.deviceItem
    return device && device.term > 0 ? [{ lineId, ...device }] : []
  })

/** Where the ways on from a credit check lead. */
export const useCreditPaths = (details: CheckoutDetails) => {
  const { audience } = useIdentity()
  const [device] = monthlyDevices(details)
  const cart = buildDestinationPath(destination('expresscart'), audience)
  const query = device && new URLSearchParams({ sku: device.skuId, term: '0', line: device.lineId })
  return {
    cart,
    review: buildDestinationPath(
      isExpress(audience) ? destination('expresscheckout', { orderreview: 'true' }) : destination('orderreview'),
      audience,
    ),
    payment: buildDestinationPath(stepDestination('payment', audience), audience),
    /** The product, to be paid at once. */
    outright: device && query ? `${device.productURL}?${query.toString()}` : cart,
    another: '/smartphones/',
    own: buildPagePath('byod', { audience }),
    prepaid: '/smartphones/prepaid',
    mistake: buildPagePath('creditquestionnaire', { audience }),
  }
}
