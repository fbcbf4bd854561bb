import type { CartView } from '@soe/contracts'
import { PartRegion } from '@soe/shop-platform'
import { PendingSteps } from '@soe/shop-steps/pending-steps'
import { FilledCart } from './filled-cart'
import type { CartEntry } from './load/cart-entry'
import { CartNotices } from './load/cart-notices'
import type { CartLoadView } from './load/read-cart-load'

/** A cart whose promotions come first, or whose credit check waits for them, shows what it lacks. */
const lacksSteps = (load: CartLoadView): boolean =>
  load.kind === 'pending-steps' || (load.kind === 'cart' && load.mode === 'promo-hub')

interface CartContentsProps {
  cart: CartView
  load: CartLoadView
  entry: CartEntry | undefined
}

/** The cart, behind what a shopper should know before it. */
export const CartContents = ({ cart, load, entry }: CartContentsProps) => (
  <>
    <PartRegion>
      <CartNotices load={load} entry={entry} />
    </PartRegion>
    <FilledCart view={cart}>
      <PartRegion>{lacksSteps(load) && <PendingSteps cart={cart} />}</PartRegion>
    </FilledCart>
  </>
)
