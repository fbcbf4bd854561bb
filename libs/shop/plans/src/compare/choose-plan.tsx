import { addPlan } from '@soe/contracts/routes'
import { rememberPlan, useLock, useStepChange } from '@soe/shop-basket'
import { useGo } from '@soe/shop-journey'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { compareTexts } from './compare-texts'
import type { ComparedPlan } from './compared-plans'
import { planKinds, type PlanKind } from './plan-kind'
import type { WaitingLine } from './use-waiting-line'

export interface ChoosePlanProps {
  plan: ComparedPlan
  kind: PlanKind
  line: WaitingLine
}

/** The name without its kind: "Mainsail" of "Mainsail Unlimited". */
const shortName = ({ displayName }: ComparedPlan) => displayName.split(' ')[0] ?? displayName

const ChooseForLine = ({ plan, lineId }: Pick<ChoosePlanProps, 'plan'> & { lineId: string }) => {
  const texts = useTexts(compareTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(addPlan)
  return (
    <Button
      size="small"
      variant={plan.recommended ? 'accent' : 'outline'}
      disabled={locked}
      busy={isPending}
      busyLabel={texts.saving}
      onClick={() => mutate({ cartInfo: {}, lineId, planId: plan.planId })}
    >
      {texts.choose(shortName(plan))}
    </Button>
  )
}

/** A button, since a link would lead on before scripts run and forget the plan. */
const ChooseBeforeDevice = ({ plan, kind, line }: ChoosePlanProps) => {
  const texts = useTexts(compareTexts)
  const shop = useShop()
  const go = useGo()
  return (
    <Button
      size="small"
      variant={plan.recommended ? 'accent' : 'outline'}
      disabled={line.isLoading}
      onClick={() => {
        rememberPlan(shop, plan.planId)
        go(shop.pathOf(planKinds[kind].shop))
      }}
    >
      {texts.choose(shortName(plan))}
    </Button>
  )
}

export const ChoosePlan = ({ plan, kind, line }: ChoosePlanProps) =>
  line.lineId === undefined ? (
    <ChooseBeforeDevice plan={plan} kind={kind} line={line} />
  ) : (
    <ChooseForLine plan={plan} lineId={line.lineId} />
  )
