import { Tag } from '@soe/ui'
import { isNewOnWishlist, type Baseline } from '../difference/use-baseline'
import type { StateView } from '../view/use-state-view'
import { Nothing, Section } from './section'
import styles from './rows.module.css'

export const WishlistSection = ({ view, baseline }: { view: StateView; baseline: Baseline | undefined }) => {
  const { state, owner, names } = view
  const wishlists = state.wishlists.filter((wishlist) => wishlist.owner === owner)
  const items = wishlists.flatMap((wishlist) => wishlist.items.map((item) => ({ ...item, wishlist: wishlist.id })))
  const isNew = (item: (typeof items)[number]) => isNewOnWishlist(baseline, item.wishlist, item.sorId)
  return (
    <Section id="wishlist" title="Wishlist" notes={items.length > 0 && <span>{items.length}</span>}>
      {items.length === 0 ? (
        <Nothing>Nothing is on it.</Nothing>
      ) : (
        <ul className={styles.rows} aria-label="On the wishlist">
          {items.map((item) => {
            const sku = names.bySor(item.sorId) ?? names.bySku(item.sorId)
            return (
              <li key={`${item.wishlist} ${item.sorId}`}>
                <span>
                  {sku?.name ?? item.productId} <span className={styles.soft}>{sku?.variant}</span>{' '}
                  {isNew(item) && <Tag>+ new</Tag>}
                </span>
                <code>{item.productId}</code>
              </li>
            )
          })}
        </ul>
      )}
    </Section>
  )
}
