import { SalesRepNotice } from '@soe/shop-steps'
import styles from '../page-notice.module.css'
import { ScanAndGo } from '../scan/scan-and-go'
import type { CartEntry } from './cart-entry'
import { EntryNotice } from './entry-notice'
import type { CartLoadView } from './read-cart-load'

interface CartNoticesProps {
  load: CartLoadView
  entry: CartEntry | undefined
}

/** What a shopper should know before the cart. */
export const CartNotices = ({ load, entry }: CartNoticesProps) => (
  <>
    {entry && <EntryNotice entry={entry} />}
    <SalesRepNotice className={styles.notice} />
    {load.kind === 'cart' && load.view === 'scan-and-go-cart' && <ScanAndGo />}
  </>
)
