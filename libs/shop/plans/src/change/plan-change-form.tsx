import type { EligibleLine, Plan } from '@soe/contracts'
import { addPlan } from '@soe/contracts/routes'
import { useLock, useStepChange } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button } from '@soe/ui'
import { useState } from 'react'
import { PlanCards } from '../plan-cards'
import styles from './plan-form.module.css'
import { planChangeTexts } from './plan-change-texts'

interface PlanChangeFormProps {
  line: EligibleLine
  plans: readonly Plan[]
  /** The plan that the number has today. */
  currentPlanId: string | undefined
}

/** Starts with today's plan: only another one can be taken. */
export const PlanChangeForm = ({ line, plans, currentPlanId }: PlanChangeFormProps) => {
  const texts = useTexts(planChangeTexts)
  const shared = useTexts(stepTexts)
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(addPlan)
  const [chosen, setChosen] = useState(currentPlanId)
  const current = plans.find(({ planId }) => planId === currentPlanId)
  const isSame = chosen === undefined || chosen === currentPlanId
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isSame) mutate({ cartInfo: { intendType: 'CPC' }, lineId: line.mtnHashCode, planId: chosen })
      }}
    >
      <p>
        {texts.forLine(line.nickName, line.mtn)} {current && texts.today(current.displayName)}
      </p>
      <PlanCards plans={plans} value={chosen} onChange={setChosen} terms={texts.terms} />
      {isSame && <p>{texts.same}</p>}
      <Button
        type="submit"
        className={styles.action}
        disabled={locked || isSame}
        busy={isPending}
        busyLabel={shared.saving}
      >
        {texts.change}
      </Button>
    </form>
  )
}
