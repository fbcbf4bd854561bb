import { usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import styles from './promo-hub.module.css'
import { promoTexts } from './promo-texts'

const ways = [
  ['bundle', 'promobundlebuilder'],
  ['everyOffer', 'jtooffers'],
] as const

/** Offers that the cart does not have yet. */
export const PromoWays = () => {
  const texts = useTexts(promoTexts)
  const pathOf = usePathOf()
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      {ways.map(([text, page]) => (
        <CartLink key={page} href={pathOf(page)}>
          {texts[text]}
        </CartLink>
      ))}
    </nav>
  )
}
