import type { CartLine, Plan } from '@soe/contracts'
import { addPlan } from '@soe/contracts/routes'
import { isPrepay } from '@soe/rules'
import { useStepChange } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button } from '@soe/ui'
import { useState } from 'react'
import { PlanCards } from './plan-cards'
import styles from './plan-form.module.css'
import { planTexts } from './plan-texts'

/** The first plan is chosen until the shopper chooses; the line's own one where it has one. */
export const PlanForm = ({ line, plans }: { line: CartLine; plans: readonly Plan[] }) => {
  const texts = useTexts(planTexts)
  const shared = useTexts(stepTexts)
  const { audience } = useIdentity()
  const choice = useStepChange(addPlan)
  const [chosen, setChosen] = useState(line.plan?.planId ?? plans[0]?.planId)
  if (chosen === undefined) return <p>{texts.noPlans}</p>
  const submit = () => choice.mutate({ cartInfo: {}, lineId: line.lineId, planId: chosen })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <PlanCards
        plans={plans}
        value={chosen}
        onChange={setChosen}
        terms={isPrepay(audience) ? texts.paidAhead : texts.taxes}
      />
      <Button type="submit" className={styles.action} busy={choice.isPending} busyLabel={shared.saving}>
        {shared.continue}
      </Button>
    </form>
  )
}
