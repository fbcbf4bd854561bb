import type { CartLine, Product } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { OfferFacts } from '@soe/shop-steps/offer-facts'
import { BravoFlag, Heading } from '@soe/ui'
import { offerTexts } from '../offer-texts'
import styles from './line-offer.module.css'

interface LineOfferProps {
  line: CartLine
  product: Product
  promo: string
}

/** A promotion of the line's device, and what the shopper does for it. */
export const LineOffer = ({ line: { lineId, unearnedOffer }, product, promo }: LineOfferProps) => {
  const texts = useTexts(offerTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const needsTradeIn = product.promoNeedsTradeIn === true && !isPrepay(audience)
  return (
    <section className={styles.offer} aria-labelledby="line-offer">
      <BravoFlag width={44} pole />
      <div className={styles.words}>
        <Heading id="line-offer" size={28}>
          {promo}
        </Heading>
        <p>{unearnedOffer ? unearnedOffer.terms : texts[product.promoTerms === undefined ? 'onItself' : 'earned']}</p>
        {product.offer && <OfferFacts offer={product.offer} />}
        {needsTradeIn && unearnedOffer && (
          <CartLink href={pathOf('tradein', { line: lineId })}>{texts.tradeIn}</CartLink>
        )}
      </div>
    </section>
  )
}
