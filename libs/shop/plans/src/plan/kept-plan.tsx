import type { Plan } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, Heading, Price } from '@soe/ui'
import { Link } from 'wouter'
import { planTexts } from '../plan-texts'
import styles from './kept-plan.module.css'

/** An upgrade keeps the plan of its number. */
export const KeptPlan = ({ plan }: { plan: Plan | undefined }) => {
  const texts = useTexts(planTexts)
  const shared = useTexts(stepTexts)
  const pathOf = usePathOf()
  return (
    <div className={styles.kept}>
      <p>{texts.kept}</p>
      {plan && (
        <div className={styles.plan}>
          <Heading level={2} size={22}>
            {plan.displayName}
          </Heading>
          <p className={styles.today}>{texts.today}</p>
          <Price amount={formatPrice(plan.monthlyPrice)} unit={texts.perMonth} terms={texts.onYourBill} />
        </div>
      )}
      <Link href={pathOf('expresscart')} asChild>
        <Button href="" className={styles.action}>
          {shared.continue}
        </Button>
      </Link>
    </div>
  )
}
