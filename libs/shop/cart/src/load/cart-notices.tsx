import type { CartView } from '@soe/contracts'
import { PendingSteps } from '@soe/shop-steps'
import type { CartEntry } from './enter-cart'
import { EntryNotice } from './entry-notice'
import type { CartLoadView } from './read-cart-load'
import { ScanAndGoNotice } from './scan-and-go-notice'

interface CartNoticesProps {
  load: CartLoadView
  entry: CartEntry | undefined
  cart: CartView
}

/** What a shopper should know of a cart before its lines. */
export const CartNotices = ({ load, entry, cart }: CartNoticesProps) => (
  <>
    {entry && <EntryNotice entry={entry} />}
    {load.kind === 'cart' && load.view === 'scan-and-go-cart' && <ScanAndGoNotice />}
    {load.kind === 'cart' && load.mode === 'promo-hub' && <PendingSteps cart={cart} />}
    {load.kind === 'pending-steps' && <PendingSteps cart={cart} />}
  </>
)
