import type { CartView } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity } from '@soe/shop-platform'
import { Skeleton } from '@soe/ui'
import { roundUpOf } from '../donation/round-up-of'
import { hasAddress } from '../tax/has-address'

/** As tall as the choices of a cart without codes, so that Checkout below them stays where it is. */
export const ChoicesSkeleton = ({ cart }: { cart: CartView }) => {
  const { audience } = useIdentity()
  if (isPrepay(audience)) return <Skeleton height={82} />
  return (
    <>
      {!hasAddress(cart) && <Skeleton height={61} />}
      <Skeleton height={157} />
      {roundUpOf(cart) && <Skeleton height={68} />}
    </>
  )
}
