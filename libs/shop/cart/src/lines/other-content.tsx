import type { CartView } from '@soe/contracts'
import { PlanChanges } from './plan-changes'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { SectionHeading } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'
import { TradeInItemRow } from './trade-in-row'

const heading = 'cart-trade-in'

/** The devices that are handed in without a line; what a cart without lines is for. */
const TradeInAlone = ({ cart: { lineDetails } }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const pathOf = usePathOf()
  const isAlone = lineDetails.numOfLines === 0
  const tradeInItems = lineDetails.tradeInDetail.tradeInItems.filter(({ lineSeqNum }) => isAlone || lineSeqNum === 0)
  if (tradeInItems.length === 0) return null
  const path = pathOf('tradein')
  return (
    <section className={isAlone ? undefined : styles.apart} aria-labelledby={heading}>
      <SectionHeading id={heading}>{isAlone ? texts.tradeInAlone : texts.tradeInApart}</SectionHeading>
      {isAlone && <p className={styles.about}>{texts.tradeInAloneDetail}</p>}
      <ul className={styles.services}>
        {tradeInItems.map((item) => (
          <TradeInItemRow key={item.submissionId} item={item} path={path} />
        ))}
      </ul>
    </section>
  )
}

export const OtherContent = ({ cart }: { cart: CartView }) => (
  <>
    <TradeInAlone cart={cart} />
    <PlanChanges cart={cart} />
  </>
)
