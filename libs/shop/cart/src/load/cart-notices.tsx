import type { CartEntry } from './cart-entry'
import { EntryNotice } from './entry-notice'
import type { CartLoadView } from './read-cart-load'
import { ScanAndGoNotice } from './scan-and-go-notice'

interface CartNoticesProps {
  load: CartLoadView
  entry: CartEntry | undefined
}

/** What a shopper should know before the cart. */
export const CartNotices = ({ load, entry }: CartNoticesProps) => (
  <>
    {entry && <EntryNotice entry={entry} />}
    {load.kind === 'cart' && load.view === 'scan-and-go-cart' && <ScanAndGoNotice />}
  </>
)
