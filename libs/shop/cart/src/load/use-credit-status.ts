import type { CartView } from '@soe/contracts'
import { getProcessStep } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { skipToken, useQuery } from '@tanstack/react-query'

/** What the credit check says of a cart that is not approved; the cart itself tells only that it is not. */
export const useCreditStatus = (cart: CartView | undefined) => {
  const shop = useShop()
  const isAsked = cart !== undefined && cart.userAuthorized && !cart.creditAppApproved
  const { processStep = '' } = cart?.screenInfo ?? {}
  const query = readQuery(shop, getProcessStep, { body: { processStep, processAction: 'next' } })
  const { data, isLoading } = useQuery({ ...query, ...(!isAsked && { queryFn: skipToken }), meta: { silent: true } })
  const [order] = data?.serviceBody.serviceResponse.context.validateOrder.orderDetails ?? []
  return { status: order?.creditApprovalStatus, isAsked: isLoading }
}
