import type { CartLine } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, TryAgain, useStepLine } from '@soe/shop-steps'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { orderPlans } from './order-plans'
import cards from './plan-cards.module.css'
import { PlanForm } from './plan-form'
import { planTexts } from './plan-texts'
import { plansQuery } from './plans-query'

const CardsSkeleton = () => (
  <div className={cards.cards} aria-busy="true">
    {[1, 2, 3].map((card) => (
      <Skeleton key={card} height="19rem" />
    ))}
  </div>
)

const LinePlans = ({ line }: { line: CartLine }) => {
  const shop = useShop()
  const isPrepaid = isPrepay(useIdentity().audience)
  const { data, error, isFetching, refetch } = useQuery({
    ...plansQuery(shop, line.lineId, isPrepaid),
    meta: { showsError: true },
  })
  if (data) return <PlanForm key={line.lineId} line={line} plans={orderPlans(data.plans, isPrepaid)} />
  return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <CardsSkeleton />
}

/** Chooses the plan of a line. */
export const PlanPage = () => {
  const texts = useTexts(planTexts)
  const line = useStepLine('PlanSelection')
  return (
    <LineStep title={texts.title} line={line} skeleton={<CardsSkeleton />}>
      {(found) => <LinePlans line={found} />}
    </LineStep>
  )
}
