import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { planTexts } from '../plan-texts'
import styles from './same-plan.module.css'

interface SamePlanProps {
  planName: string
  count: number
  isChanging: boolean
  onChoose: () => void
}

/** Gives lines that are alike the same plan. */
export const SamePlan = ({ planName, count, isChanging, onChoose }: SamePlanProps) => {
  const texts = useTexts(planTexts)
  const { locked } = useLock()
  const isPair = count === 2
  return (
    <div className={styles.same}>
      <p>
        <strong>{isPair ? texts.sameForBoth : texts.sameForAll}</strong> {texts.stillChange}
      </p>
      <Button
        variant="outline"
        size="small"
        disabled={locked}
        busy={isChanging}
        busyLabel={texts.updating}
        onClick={onChoose}
      >
        {isPair ? texts.forBoth(planName) : texts.forAll(planName)}
      </Button>
    </div>
  )
}
