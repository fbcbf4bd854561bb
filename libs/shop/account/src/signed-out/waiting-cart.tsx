import type { SignedOut } from '@soe/rules'
import { formatClock, readLeftCart, useShop, useTexts } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { useMemo } from 'react'
import { accountTexts } from '../account-texts'
import styles from './waiting-cart.module.css'

/** The cart that was left: its pictures are the tab's own, so they come after the first render. */
export const WaitingCart = ({ signedOut: { items, at } }: { signedOut: SignedOut }) => {
  const texts = useTexts(accountTexts)
  const { environment } = useShop()
  const ready = useReady()
  const left = useMemo(() => (ready ? readLeftCart(environment) : undefined), [ready, environment])
  return (
    <section aria-labelledby="waiting-cart" className={styles.waiting}>
      <h3 id="waiting-cart" className={styles.title}>
        {texts.waiting}
      </h3>
      {left && left.pictures.length > 0 && (
        <ul className={styles.pictures}>
          {left.pictures.map((picture) => (
            <li key={picture}>
              <img src={picture} alt="" width={88} height={110} />
            </li>
          ))}
        </ul>
      )}
      <p className={styles.cart}>{texts.yourCart(items)}</p>
      {at !== undefined && <p className={styles.saved}>{texts.savedAt(formatClock(at))}</p>}
    </section>
  )
}
