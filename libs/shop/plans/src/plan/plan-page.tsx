import type { CartLine } from '@soe/contracts'
import { isPrepay, isSameStep, readSearch } from '@soe/rules'
import { useIdentity, usePageMeta, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, TryAgain, useStepLine } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { PlanChangePage } from '../change/plan-change-page'
import { KeptPlan } from './kept-plan'
import { cheapestFirst } from '../cheapest-first'
import cards from '../plan-cards.module.css'
import { PlanForm } from './plan-form'
import { planTexts } from '../plan-texts'
import { planVariants, type PlanVariant } from './plan-variants'
import { plansQuery } from '../plans-query'

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
