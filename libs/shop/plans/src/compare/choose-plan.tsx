import { addPlan } from '@soe/contracts/routes'
import { useLock, useStepChange } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { Link } from 'wouter'
import { rememberPlan } from './chosen-plan'
import { compareTexts } from './compare-texts'
import type { ComparedPlan } from './compared-plans'
import { planKinds, type PlanKind } from './plan-kind'

export interface ChoosePlanProps {
  plan: ComparedPlan
  kind: PlanKind
  /** The line that takes the plan; without one the shopper chooses a device first. */
  line: string | undefined
}

/** The name without its kind: "Mainsail" of "Mainsail Unlimited". */
const shortName = ({ displayName }: ComparedPlan) => displayName.split(' ')[0] ?? displayName

const ChooseForLine = ({ plan, line }: Pick<ChoosePlanProps, 'plan'> & { line: string }) => {
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
      onClick={() => mutate({ cartInfo: {}, lineId: line, planId: plan.planId })}
    >
      {texts.choose(shortName(plan))}
    </Button>
  )
}

export const ChoosePlan = ({ plan, kind, line }: ChoosePlanProps) => {
  const texts = useTexts(compareTexts)
  const shop = useShop()
  if (line !== undefined) return <ChooseForLine plan={plan} line={line} />
  return (
    <Link href={planKinds[kind].shop} asChild onClick={() => rememberPlan(shop, plan.planId)}>
      <Button href="" size="small" variant={plan.recommended ? 'accent' : 'outline'}>
        {texts.choose(shortName(plan))}
      </Button>
    </Link>
  )
}
