import type { CartLine } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useAutoPayWords } from '@soe/shop-basket'
import { routePendingStep } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { cartTexts } from '../cart-texts'
import { LineRow } from './line-row'

/** The plan of a line; an upgrade that keeps its plan has nothing to say. */
export const PlanRow = ({ line: { lineId, plan, lineActivityType } }: { line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const autoPayOf = useAutoPayWords()
  const path = usePathOf()(routePendingStep('PlanSelection', { audience, line: lineId, mtn: lineId }))
  if (plan) {
    const change = (
      <CartLink href={path} label={texts.changeOf(plan.displayName)}>
        {texts.change}
      </CartLink>
    )
    const amount = texts.monthly(formatPrice(plan.monthlyPrice))
    return (
      <LineRow
        name={plan.displayName}
        detail={[plan.summary, autoPayOf(plan)].filter(Boolean).join('\n')}
        amount={amount}
        change={change}
      />
    )
  }
  if (lineActivityType.startsWith('EUP')) return null
  const choose = <CartLink href={path}>{texts.choosePlan}</CartLink>
  return <LineRow name={texts.noPlan} detail={texts.noPlanDetail} change={choose} />
}
