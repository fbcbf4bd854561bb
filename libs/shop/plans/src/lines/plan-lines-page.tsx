import type { CartLine } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { LinesPage, useCartLines } from '@soe/shop-steps'
import { PlanLines } from './plan-lines'
import { planTexts } from '../plan-texts'

const hasPlan = ({ deviceItem, lineActivityType }: CartLine) => deviceItem !== undefined || lineActivityType === 'CPC'

/** Chooses the plan of each line of the cart. */
export const PlanLinesPage = () => {
  const texts = useTexts(planTexts)
  const read = useCartLines(hasPlan)
  return (
    <LinesPage title={texts.linesTitle} read={read}>
      {({ cart, lines }) => <PlanLines cart={cart} lines={lines} />}
    </LinesPage>
  )
}
