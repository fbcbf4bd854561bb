import { getProcessStep } from '@soe/contracts/routes'
import { cartQuery } from '@soe/shop-basket'
import { routeGoToCart, useGo } from '@soe/shop-journey'
import { callOnce, useIdentity, useShop, type Shop } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'

/** What the cart is for, as its page has read it. */
const intentOf = (shop: Shop) => {
  const intent = shop.queryClient.getQueryData(cartQuery(shop).queryKey)?.cart.intendType
  return intent ? { intent } : {}
}

/** Goes to the cart by the next step that the carrier requires (the specification, commerce 4.1). */
export const useGoToCart = () => {
  const shop = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  return useMutation({
    mutationKey: [getProcessStep.key],
    mutationFn: () =>
      callOnce(shop, getProcessStep, {
        body: { processStep: 'ShoppingCart', processAction: 'next', ...intentOf(shop) },
      }),
    onSuccess: ({ serviceBody }) =>
      go(routeGoToCart(serviceBody.serviceResponse.context.contextInfo.processStep, audience)),
  })
}
