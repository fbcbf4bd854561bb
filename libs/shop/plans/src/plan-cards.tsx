import type { Plan } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useAutoPayWords } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckIcon, Price, VisuallyHidden } from '@soe/ui'
import styles from './plan-cards.module.css'
import { planTexts } from './plan-texts'

export interface PlanCardsProps {
  plans: readonly Plan[]
  value: string | undefined
  onChange: (planId: string) => void
  /** Below each price. */
  terms: string
}

/** One radio a plan; the whole card is its target. */
export const PlanCards = ({ plans, value, onChange, terms }: PlanCardsProps) => {
  const texts = useTexts(planTexts)
  return (
    <fieldset className={styles.cards}>
      <legend>
        <VisuallyHidden>{texts.plans}</VisuallyHidden>
      </legend>
      {plans.map((plan) => (
        <label key={plan.planId} className={styles.card}>
          <input
            type="radio"
            name="plan"
            value={plan.planId}
            checked={plan.planId === value}
            onChange={() => onChange(plan.planId)}
          />
          <PlanWords plan={plan} terms={terms} />
        </label>
      ))}
    </fieldset>
  )
}

const PlanWords = ({ plan, terms }: { plan: Plan; terms: string }) => {
  const texts = useTexts(planTexts)
  const autoPay = useAutoPayWords()(plan)
  return (
    <>
      <span className={styles.name}>
        {plan.displayName}
        {plan.recommended && <span className={styles.recommended}> {texts.recommended}</span>}
      </span>
      <span className={styles.summary}>{plan.summary}</span>
      <Price
        amount={formatPrice(plan.monthlyPrice)}
        unit={texts.perMonth}
        terms={autoPay === '' ? terms : [autoPay, <br key="break" />, terms]}
      />
      <ul className={styles.features}>
        {plan.features.map((feature) => (
          <li key={feature}>
            <CheckIcon size={18} />
            <span>{feature}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
