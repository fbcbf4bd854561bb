import type { CartView } from '@soe/contracts'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { SectionHeading } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'
import { TradeInItemRow } from './trade-in-row'

const heading = 'cart-trade-in'

/** What a cart without lines is for: the devices that are handed in. */
export const TradeInAlone = ({ cart: { lineDetails } }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const { tradeInItems } = lineDetails.tradeInDetail
  if (lineDetails.numOfLines > 0 || tradeInItems.length === 0) return null
  const path = pathOf('tradein')
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts.tradeInAlone}</SectionHeading>
      <p className={styles.about}>{texts.tradeInAloneDetail}</p>
      <ul className={styles.services}>
        {tradeInItems.map((item) => (
          <TradeInItemRow key={item.submissionId} item={item} path={path} />
        ))}
      </ul>
    </section>
  )
}
