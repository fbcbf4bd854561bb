import type { CartView } from '@soe/contracts'
import { retrieveBundleAccCart } from '@soe/contracts/routes'
import { accessoryFlowName } from '@soe/rules'
import { accessoryLine, cartQuery, clientAppName } from '@soe/shop-basket'
import { readQuery, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

/** How far the cart is towards the bundle discount; a prepaid cart says so itself. */
export const useBundle = (): CartView['orderDetails']['bundle'] | undefined => {
  const shop = useShop()
  const { audience, loggedIn } = useIdentity()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  const cart = data?.cart
  const cartInfo = {
    clientAppName,
    cartCreator: cart?.cartHeader.cartCreator,
    processingMTN: accessoryLine(cart),
    processAction: 'RETRIEVE',
    processStep: 'AccessoryInterestial',
    intendType: accessoryFlowName(loggedIn),
    pageId: 'ACCESSORYBUNDLE',
  }
  const progress = useQuery({
    ...readQuery(shop, retrieveBundleAccCart, { body: { cartInfo } }),
    enabled: cart !== undefined && audience in retrieveBundleAccCart.paths,
    meta: { silent: true },
  })
  return progress.data?.bundleAccessoryDetail ?? cart?.orderDetails.bundle
}
