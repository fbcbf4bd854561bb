import type { Product } from '@soe/contracts'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { SectionHeading, TextLink, TileGrid } from '@soe/ui'
import { Link } from 'wouter'
import { offerTexts } from '../offer-texts'
import { LeadOffer } from './lead-offer'
import { OfferTile } from './offer-tile'
import { OffersFrame } from './offers-frame'
import styles from './offers.module.css'

/** Offers beside the one that leads. */
const shownBeside = 3

const Ways = () => {
  const texts = useTexts(offerTexts)
  const pathOf = usePathOf()
  const { cartCount } = useIdentity()
  const ways = [
    [texts.allOffers, pathOf('jtooffers')] as const,
    ...(cartCount > 0 ? [[texts.goToCart, pathOf('expresscart')] as const] : []),
  ]
  return (
    <div className={styles.ways}>
      {ways.map(([text, path]) => (
        <Link key={path} href={path} asChild>
          <TextLink href={path}>{text}</TextLink>
        </Link>
      ))}
    </div>
  )
}

const Offers = ({ products: [lead, ...rest] }: { products: readonly Product[] }) => {
  const texts = useTexts(offerTexts)
  return (
    <>
      {lead && <LeadOffer product={lead} />}
      {rest.length > 0 ? (
        <section className={styles.section} aria-labelledby="more-offers">
          <SectionHeading id="more-offers" aside={<Ways />}>
            {texts.moreOffers}
          </SectionHeading>
          <TileGrid>
            {rest.slice(0, shownBeside).map((product) => (
              <OfferTile key={product.productId} product={product} />
            ))}
          </TileGrid>
        </section>
      ) : (
        <Ways />
      )}
    </>
  )
}

/** The offer that the shop leads with, and the next ones. */
export const LeadOffersPage = () => {
  const texts = useTexts(offerTexts)
  return (
    <OffersFrame title={texts.leadTitle} description={texts.leadDescription}>
      {(products) => <Offers products={products} />}
    </OffersFrame>
  )
}
