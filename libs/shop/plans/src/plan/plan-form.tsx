import type { CartLine, Plan } from '@soe/contracts'
import { addPlan } from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { forgetPlan, rememberedPlan, useLock, useStepChange } from '@soe/shop-basket'
import { useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, TextLink } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { kindOfDevice } from '../compare/plan-kind'
import { PlanCards } from '../plan-cards'
import styles from '../change/plan-form.module.css'
import { planTexts } from '../plan-texts'
import { planVariants, type PlanVariant } from './plan-variants'

interface PlanFormProps {
  line: CartLine
  plans: readonly Plan[]
  variant: PlanVariant
  recommendedPlanId?: string | undefined
}

/** The line's own plan, else the one that was chosen before the device, else the carrier's advice, else the first. */
const useFirstChoice = ({ line, plans, recommendedPlanId }: PlanFormProps) => {
  const remembered = rememberedPlan(useShop())
  const isOffered = (planId: string | undefined) => plans.some((plan) => plan.planId === planId)
  const advised = recommendedPlanId ?? plans.find(({ recommended }) => recommended)?.planId
  return [line.plan?.planId, remembered, advised].find(isOffered) ?? plans[0]?.planId
}

const useChoosePlan = () => {
  const shop = useShop()
  return useStepChange(addPlan, { onDone: () => forgetPlan(shop) })
}

const Ways = ({
  line: { lineId, deviceItem },
  hasMore,
  onMore,
}: {
  line: CartLine
  hasMore: boolean
  onMore: () => void
}) => {
  const texts = useTexts(planTexts)
  const path = usePathOf()('compareplan', { for: kindOfDevice(deviceItem?.productURL), line: lineId })
  return (
    <p className={styles.ways}>
      {hasMore && (
        <Button variant="text" onClick={onMore}>
          {texts.allPlans}
        </Button>
      )}
      <Link href={path} asChild>
        <TextLink href="">{texts.compare}</TextLink>
      </Link>
    </p>
  )
}

/** One plan is always chosen; a page that leads with its advice shows the others on request. */
export const PlanForm = (props: PlanFormProps) => {
  const { line, plans, variant } = props
  const texts = useTexts(planTexts)
  const shared = useTexts(stepTexts)
  const { audience } = useIdentity()
  const { locked } = useLock()
  const choice = useChoosePlan()
  const [chosen, setChosen] = useState(useFirstChoice(props))
  const [isLed, setIsLed] = useState('isLed' in planVariants[variant])
  if (chosen === undefined) return <p>{texts.noPlans}</p>
  const shown = isLed ? plans.filter(({ planId }) => planId === chosen) : plans
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        choice.mutate({ cartInfo: {}, lineId: line.lineId, planId: chosen })
      }}
    >
      <PlanCards
        plans={shown}
        value={chosen}
        onChange={setChosen}
        terms={isPrepay(audience) ? texts.paidAhead : texts.taxes}
      />
      <Button
        type="submit"
        className={styles.action}
        disabled={locked}
        busy={choice.isPending}
        busyLabel={shared.saving}
      >
        {shared.continue}
      </Button>
      <Ways line={line} hasMore={shown.length < plans.length} onMore={() => setIsLed(false)} />
    </form>
  )
}
