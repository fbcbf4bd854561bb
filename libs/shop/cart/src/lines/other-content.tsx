import type { CartView } from '@soe/contracts'
import { PlanChanges } from './plan-changes'
import { TradeInAlone } from './trade-in-alone'

/** What a cart holds besides devices and accessories. */
export const OtherContent = ({ cart }: { cart: CartView }) => (
  <>
    <TradeInAlone cart={cart} />
    <PlanChanges cart={cart} />
  </>
)
