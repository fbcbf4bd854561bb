import type { Product } from '@soe/contracts'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, Heading, SectionHeading, TileGrid } from '@soe/ui'
import { useId } from 'react'
import { Link } from 'wouter'
import { offerTexts } from '../offer-texts'
import { trialTexts } from '../trial/trial-texts'
import { offerCategories } from '../use-offers'
import { LeadOffer } from './lead-offer'
import { OfferTile } from './offer-tile'
import { OffersFrame } from './offers-frame'
import styles from './offers.module.css'

interface CategoryOffersProps {
  category: (typeof offerCategories)[number]
  products: readonly Product[]
}

const CategoryOffers = ({ category, products }: CategoryOffersProps) => {
  const texts = useTexts(offerTexts)
  const heading = useId()
  const listed = products.filter((product) => product.category === category)
  if (listed.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts[category]}</SectionHeading>
      <TileGrid>
        {listed.map((product) => (
          <OfferTile key={product.productId} product={product} />
        ))}
      </TileGrid>
    </section>
  )
}

const TrialWay = () => {
  const texts = useTexts(offerTexts)
  const { title, lead } = useTexts(trialTexts)
  const pathOf = usePathOf()
  const path = pathOf('trial')
  return (
    <section className={styles.lead} aria-labelledby="trial">
      <div className={styles.leadWords}>
        <Heading id="trial" size={28}>
          {texts.trial}
        </Heading>
        <p>{lead}</p>
        <Link href={path} asChild>
          <Button href={path} variant="outline">
            {title}
          </Button>
        </Link>
      </div>
    </section>
  )
}

/** Every offer that runs now, by category. */
export const AllOffersPage = () => {
  const texts = useTexts(offerTexts)
  return (
    <OffersFrame title={texts.allTitle} description={texts.allDescription}>
      {([lead, ...rest]) => (
        <>
          {lead && <LeadOffer product={lead} />}
          {offerCategories.map((category) => (
            <CategoryOffers key={category} category={category} products={rest} />
          ))}
          <TrialWay />
        </>
      )}
    </OffersFrame>
  )
}
