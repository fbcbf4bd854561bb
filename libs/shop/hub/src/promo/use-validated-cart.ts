import type { AnswerOf } from '@soe/contracts'
import { getRtCartCount, validateCart } from '@soe/contracts/routes'
import { isThrottled } from '@soe/rules'
import { callOnce, change, queryKeyOf, useIdentity, useShop, useThrottleList, type Shop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

type Validated = AnswerOf<typeof validateCart>

const planChangeConfirmed = 'CPC_FCC'

/** The cart is counted first: the carrier is told how many items the shop believes to be in it. */
const validate = async (shop: Shop, enableFcc: boolean): Promise<Validated> => {
  const { rtCartCount } = await callOnce(shop, getRtCartCount, { body: {} })
  const body = { cartInfo: {}, meta: {}, pageId: 'PROMOHUB', flow: 'PROMOHUB', rtCartCount, enableFcc }
  return change(shop, validateCart, body)
}

/** The cart as the carrier validates it for its promotions; it validates no prepaid one. */
export const useValidatedCart = () => {
  const shop = useShop()
  const { audience } = useIdentity()
  const canValidate = audience in validateCart.paths
  const enableFcc = isThrottled(useThrottleList(), planChangeConfirmed)
  const query = useQuery({
    enabled: canValidate,
    queryKey: [...queryKeyOf(shop, validateCart), enableFcc],
    queryFn: () => validate(shop, enableFcc),
    staleTime: 0,
    meta: { showsError: true },
  })
  return { ...query, canValidate }
}
