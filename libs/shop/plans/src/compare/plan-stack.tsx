import { useTexts } from '@soe/shop-platform'
import { Disclosure, Heading } from '@soe/ui'
import { Link } from 'wouter'
import { BroadbandLabel } from './broadband-label'
import { ChoosePlan } from './choose-plan'
import { compareTexts } from './compare-texts'
import { pickedPlans, togglePick, type ComparedPlan } from './compared-plans'
import { FactsDownload } from './facts-toggle'
import { PlanName, PlanPrice } from './plan-head'
import { planRows } from './plan-rows'
import styles from './plan-stack.module.css'
import type { PlansProps } from './plan-table'

interface PlanStackProps extends PlansProps {
  picked: readonly string[]
  /** The address with the plans picked. */
  pickHref: (picked: readonly string[]) => string
}

const Picks = ({ plans, picked, pickHref }: Pick<PlanStackProps, 'plans' | 'picked' | 'pickHref'>) => {
  const texts = useTexts(compareTexts)
  if (plans.length < 3) return null
  return (
    <nav className={styles.picks} aria-label={texts.compare}>
      <p>{texts.compare}</p>
      {plans.map(({ planId, displayName }) => (
        <Link
          key={planId}
          href={pickHref(togglePick(picked, planId))}
          replace
          className={styles.pick}
          aria-current={picked.includes(planId) || undefined}
        >
          {displayName}
        </Link>
      ))}
    </nav>
  )
}

const Card = ({
  plan,
  hasFacts,
  ...choose
}: Pick<PlansProps, 'kind' | 'line' | 'hasFacts'> & { plan: ComparedPlan }) => {
  const texts = useTexts(compareTexts)
  return (
    <article className={styles.card}>
      <Heading level={2}>
        <PlanName plan={plan} />
      </Heading>
      <p>
        <PlanPrice plan={plan} />
        <span className={styles.terms}>{choose.kind === 'prepaid' ? texts.paidAhead : texts.taxes}</span>
      </p>
      <ChoosePlan plan={plan} {...choose} />
      <dl className={styles.rows}>
        {planRows(texts).map(({ label, value }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{value(plan)}</dd>
          </div>
        ))}
      </dl>
      <Disclosure title={texts.facts} open={hasFacts}>
        <BroadbandLabel plan={plan} level={3} />
        <FactsDownload />
      </Disclosure>
    </article>
  )
}

/** Plans one below the other, or two beside each other, for screens that are too narrow for the table. */
export const PlanStack = ({ plans, picked, pickHref, factsHref: _, ...card }: PlanStackProps) => (
  <div className={styles.stack}>
    <Picks plans={plans} picked={picked} pickHref={pickHref} />
    <div className={styles.cards}>
      {pickedPlans(plans, picked).map((plan) => (
        <Card key={plan.planId} plan={plan} {...card} />
      ))}
    </div>
  </div>
)
