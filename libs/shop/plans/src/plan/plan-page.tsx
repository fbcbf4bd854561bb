import type { CartLine, Plan } from '@soe/contracts'
import { isPrepay, isSameStep, readSearch, formatPrice } from '@soe/rules'
import { useIdentity, usePageMeta, useShop, useTexts, usePathOf } from '@soe/shop-platform'
import { LineStep, TryAgain, useStepLine, stepTexts } from '@soe/shop-steps'
import { Skeleton, Button, Heading, Price } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch, Link } from 'wouter'
import { PlanChangePage } from '../change/plan-change-page'
import { cheapestFirst } from '../cheapest-first'
import cards from '../plan-cards.module.css'
import { PlanForm } from './plan-form'
import { planTexts } from '../plan-texts'
import { planVariants, type PlanVariant } from './plan-variants'
import { plansQuery } from '../plans-query'
import styles from './kept-plan.module.css'

/** An upgrade keeps the plan of its number. */
const KeptPlan = ({ plan }: { plan: Plan | undefined }) => {
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

const CardsSkeleton = () => (
  <div className={cards.cards} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="19rem" />
    ))}
  </div>
)

interface LinePlansProps {
  line: CartLine
  variant: PlanVariant
}

const LinePlans = ({ line, variant }: LinePlansProps) => {
  const shop = useShop()
  const isPrepaid = isPrepay(useIdentity().audience)
  const { data, error, isFetching, refetch } = useQuery({
    ...plansQuery(shop, line.lineId, isPrepaid),
    meta: { showsError: true },
  })
  if (!data) return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <CardsSkeleton />
  // Prepay has no recommendation.
  const plans = cheapestFirst(data.plans.map((plan) => (isPrepaid ? { ...plan, recommended: false } : plan)))
  return line.lineActivityType.startsWith('EUP') ? (
    <KeptPlan plan={plans.find(({ planId }) => planId === data.currentPlanId)} />
  ) : (
    <PlanForm
      key={line.lineId}
      line={line}
      plans={plans}
      variant={variant}
      recommendedPlanId={data.recommendedPlanId}
    />
  )
}

const LinePlanPage = ({ variant }: { variant: PlanVariant }) => {
  const texts = useTexts(planTexts)
  const line = useStepLine('PlanSelection')
  const [canonical] = useLocation()
  const title = texts[planVariants[variant].title]
  usePageMeta({ title, description: title, canonical })
  return (
    <LineStep title={title} line={line} skeleton={<CardsSkeleton />}>
      {(found) => <LinePlans line={found} variant={variant} />}
    </LineStep>
  )
}

/** Chooses the plan of a line; with the intent CPC, changes the plan of a number of the account. */
export const PlanPage = ({ variant }: { variant: PlanVariant }) => {
  const { intent } = readSearch(useSearch())
  return isSameStep(intent, 'CPC') ? <PlanChangePage /> : <LinePlanPage variant={variant} />
}
