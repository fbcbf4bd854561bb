import type { CheckoutDetails, ProcessStepAnswer } from '@soe/contracts'
import { reSubmitCredit, validateOrder } from '@soe/contracts/routes'
import { change, queryKeyOf, useChange, useIdentity, useShop, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { readCreditOutcome } from './credit-outcome'
import { orderCheckOf } from './order-check'

const checkKey = (shop: Shop, { cart }: CheckoutDetails) => queryKeyOf(shop, validateOrder, cart.cartId)

/** The check of the order's credit; what it asks for is in the cart's sums once it is there. */
export const useCreditCheck = (details: CheckoutDetails) => {
  const shop = useShop()
  const { data, ...check } = useQuery({
    queryKey: checkKey(shop, details),
    queryFn: async () => (await change(shop, validateOrder, orderCheckOf(shop, details))) as ProcessStepAnswer,
    staleTime: 0,
    gcTime: 0,
    meta: { showsError: true },
  })
  return { ...check, outcome: data && readCreditOutcome(data, details.cart.cartValidationErrors) }
}

/** Runs the check once more: a guest's is resubmitted, a customer's order is checked again. */
export const useCheckAgain = (details: CheckoutDetails) => {
  const shop = useShop()
  const { audience } = useIdentity()
  const options = { meta: { showsError: true }, refetch: false }
  const resubmit = useChange(reSubmitCredit, options)
  const validate = useChange(validateOrder, options)
  const { error } = audience === 'prospect' ? resubmit : validate
  const check = async () => {
    if (audience === 'prospect') await resubmit.mutateAsync({ cartInfo: { cartId: details.cart.cartId } })
    else await validate.mutateAsync(orderCheckOf(shop, details))
    // The check is a change too, and waits for the one before it to end.
    await shop.queryClient.refetchQueries({ queryKey: checkKey(shop, details), type: 'active' })
  }
  return { check, error }
}
