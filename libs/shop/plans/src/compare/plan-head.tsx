import { formatPrice } from '@soe/rules'
import { useAutoPayWords } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Spoken } from '@soe/ui'
import { compareTexts } from './compare-texts'
import type { ComparedPlan } from './compared-plans'
import styles from './plan-head.module.css'

export const PlanName = ({ plan }: { plan: ComparedPlan }) => {
  const texts = useTexts(compareTexts)
  return (
    <span className={styles.name}>
      {plan.displayName}
      {plan.recommended && <span className={styles.recommended}> {texts.recommended}</span>}
    </span>
  )
}

export const PlanPrice = ({ plan }: { plan: ComparedPlan }) => {
  const texts = useTexts(compareTexts)
  return (
    <span className={styles.price}>
      {formatPrice(plan.monthlyPrice)}
      <span className={styles.unit}>
        <Spoken>{texts.perMonth}</Spoken>
      </span>
      <span className={styles.autoPay}>{useAutoPayWords()(plan)}</span>
    </span>
  )
}
