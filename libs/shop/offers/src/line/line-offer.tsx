import type { CartLine, Product } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { BravoFlag, Heading } from '@soe/ui'
import { offerTexts } from '../offer-texts'
import styles from './line-offer.module.css'

const detailOf = (isEarned: boolean, needsTradeIn: boolean) =>
  isEarned ? 'earned' : needsTradeIn ? 'needsTradeIn' : 'onItself'

interface LineOfferProps {
  line: CartLine
  product: Product
  promo: string
}

/** A promotion of the line's device, and what the shopper does for it. */
export const LineOffer = ({ line: { lineId, promoType }, product, promo }: LineOfferProps) => {
  const texts = useTexts(offerTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const needsTradeIn = product.promoNeedsTradeIn === true && !isPrepay(audience)
  const isEarned = promoType === 'TRADEIN_PROMO'
  return (
    <section className={styles.offer} aria-labelledby="line-offer">
      <BravoFlag width={44} pole />
      <div className={styles.words}>
        <Heading id="line-offer" size={28}>
          {promo}
        </Heading>
        <p>{texts[detailOf(isEarned, needsTradeIn)]}</p>
        {needsTradeIn && !isEarned && <CartLink href={pathOf('tradein', { line: lineId })}>{texts.tradeIn}</CartLink>}
      </div>
    </section>
  )
}
