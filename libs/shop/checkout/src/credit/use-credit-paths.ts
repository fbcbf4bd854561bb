import type { CheckoutDetails } from '@soe/contracts'
import { destination, useIdentity, usePathOf } from '@soe/shop-platform'
import { isExpress } from '@soe/shop-journey'
import { stepDestination } from '../flow/checkout-steps'

export const monthlyDevices = ({ cart }: CheckoutDetails) =>
  cart.lineDetails.allLines.flatMap((lineId) => {
    const device = cart.lineDetails.lineInfo[lineId]?.deviceItem
    return device && device.term > 0 ? [{ lineId, ...device }] : []
  })

export const useCreditPaths = (details: CheckoutDetails) => {
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const [device] = monthlyDevices(details)
  const cart = pathOf('expresscart')
  const query = device && new URLSearchParams({ sku: device.skuId, term: '0', line: device.lineId })
  return {
    cart,
    review: pathOf(
      isExpress(audience) ? destination('expresscheckout', { orderreview: 'true' }) : destination('orderreview'),
    ),
    payment: pathOf(stepDestination('payment', audience)),
    outright: device && query ? `${device.productURL}?${query.toString()}` : cart,
    another: pathOf('smartphones/'),
    own: pathOf('byod'),
    prepaid: pathOf('smartphones/prepaid'),
    mistake: pathOf('creditquestionnaire'),
  }
}
