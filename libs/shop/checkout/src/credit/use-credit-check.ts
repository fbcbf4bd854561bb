import type { CheckoutDetails, ProcessStepAnswer } from '@soe/contracts'
import { getCheckoutDetails, reSubmitCredit, validateOrder } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, useChange, useIdentity, useShop, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { readCreditOutcome } from './credit-outcome'
import { orderCheckOf } from './order-check'

const checkKey = (shop: Shop, { cart }: CheckoutDetails) => queryKeyOf(shop, validateOrder, cart.cartId)

const readCartAgain = (shop: Shop) =>
  shop.queryClient.invalidateQueries({ queryKey: queryKeyOf(shop, getCheckoutDetails) })

/** The check of the order's credit; what it asks for is in the cart's sums once it is there. */
export const useCreditCheck = (details: CheckoutDetails) => {
  const shop = useShop()
  const { data, ...check } = useQuery({
    queryKey: checkKey(shop, details),
    queryFn: async ({ signal }) => {
      const answer = await callOnce(shop, validateOrder, { body: orderCheckOf(shop, details) }, signal)
      await readCartAgain(shop)
      return answer as ProcessStepAnswer
    },
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
  const options = {
    meta: { showsError: true },
    refetch: false,
    onDone: async () => {
      await shop.queryClient.invalidateQueries({ queryKey: checkKey(shop, details) })
      await readCartAgain(shop)
    },
  }
  const resubmit = useChange(reSubmitCredit, options)
  const validate = useChange(validateOrder, options)
  const { isPending, error } = audience === 'prospect' ? resubmit : validate
  const check = async () =>
    audience === 'prospect'
      ? resubmit.mutateAsync({ cartInfo: { cartId: details.cart.cartId } })
      : validate.mutateAsync(orderCheckOf(shop, details))
  return { check, isPending, error }
}
