import { defineTexts, useShop, useTexts } from '@soe/shop-platform'
import { SectionHeading, useReady } from '@soe/ui'
import { Link } from 'wouter'
import { recentProducts } from './recent-products'
import styles from './recently-viewed.module.css'

const recentTexts = defineTexts({ title: 'Recently viewed' }, { title: 'Vistos recientemente' })

const mostShown = 4

/** What the shopper has looked at in this tab; nothing where that is nothing. */
export const RecentlyViewed = ({ except }: { except?: string }) => {
  const texts = useTexts(recentTexts)
  const shop = useShop()
  const ready = useReady()
  const products = ready ? recentProducts(shop).filter(({ productId }) => productId !== except) : []
  if (products.length === 0) return null
  return (
    <section className={styles.recent}>
      <SectionHeading>{texts.title}</SectionHeading>
      <ul className={styles.list}>
        {products.slice(0, mostShown).map(({ productId, name, href, picture }) => (
          <li key={productId}>
            <Link href={href} className={styles.link}>
              <img src={picture} alt="" width={440} height={440} loading="lazy" />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
