import type { CartView } from '@soe/contracts'
import { PartRegion, requiredPart } from '@soe/shop-platform'
import { FilledCart } from './filled-cart'
import type { CartEntry } from './load/cart-entry'
import type { CartLoadView } from './load/read-cart-load'
import { SalesRepNotice } from '@soe/shop-steps'
import { useState } from 'react'
import styles from './page-notice.module.css'
import { ScanAndGo } from './scan/scan-and-go'
import { EntryNotice } from './load/entry-notice'

/** The cart waits for it: what comes late above the lines would push them down. */
const PendingSteps = requiredPart(() => import('@soe/shop-steps/pending-steps').then((module) => module.PendingSteps))

/** A cart whose promotions come first, or whose credit check waits for them, shows what it lacks. */
const lacksSteps = (load: CartLoadView): boolean =>
  load.kind === 'pending-steps' || (load.kind === 'cart' && load.mode === 'promo-hub')

interface CartContentsProps {
  cart: CartView
  load: CartLoadView
  entry: CartEntry | undefined
  isReading: boolean
}

/** The cart in the cache may predate the step that led here: its pending steps show once it has been read anew. */
export const CartContents = ({ cart, load, entry, isReading }: CartContentsProps) => {
  const [isRead, setRead] = useState(!isReading)
  if (!isReading && !isRead) setRead(true)
  return (
    <>
      <PartRegion>
        {entry && <EntryNotice entry={entry} />}
        <SalesRepNotice className={styles.notice} />
        {load.kind === 'cart' && load.view === 'scan-and-go-cart' && <ScanAndGo />}
      </PartRegion>
      <FilledCart view={cart}>{lacksSteps(load) && <PendingSteps cart={isRead && cart} />}</FilledCart>
    </>
  )
}
