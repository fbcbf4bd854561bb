import { getProcessStep } from '@soe/contracts/routes'
import { routeGoToCart, useGo } from '@soe/shop-journey'
import { callOnce, useIdentity, useShop } from '@soe/shop-platform'
import { useMutation } from '@tanstack/react-query'

/** Goes to the cart by the next step that the carrier requires (the specification, commerce 4.1). */
export const useGoToCart = () => {
  const shop = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  return useMutation({
    mutationKey: [getProcessStep.key],
    mutationFn: () => callOnce(shop, getProcessStep, { body: { processStep: 'ShoppingCart', processAction: 'next' } }),
    onSuccess: ({ serviceBody }) =>
      go(routeGoToCart(serviceBody.serviceResponse.context.contextInfo.processStep, audience)),
  })
}
