import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { Price } from '@soe/ui'
import { deviceTexts } from '../../device-texts'
import { PlainPrice } from './lazy-sum'
import type { Selection } from '../selection/use-selection'
import { estimateTexts } from './estimate-texts'
import { planName } from './estimate-query'
import styles from './line-sum.module.css'
import { useLineSum } from './use-line-sum'

interface LineSumProps {
  selection: Selection
}

/** What the whole line comes to a month and today; a change of it is said once. */
export const LineSum = ({ selection }: LineSumProps) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const { plan } = useLineSum(selection)
  if (!plan) return <PlainPrice selection={selection} />
  const { displayName, totals } = plan
  const { dueMonthly, dueToday, todayRows } = totals
  const zipCode = todayRows.find((row) => row.zipCode !== undefined)?.zipCode
  return (
    <output className={styles.sum}>
      <Price amount={formatPrice(dueMonthly)} unit={month} terms={texts.together(displayName)} />
      <Price
        amount={formatPrice(dueToday)}
        terms={zipCode === undefined ? texts.dueToday : texts.dueTodayAt(zipCode)}
      />
    </output>
  )
}

/**
 * What is due today, on the button that begins the line; its description says it. The form sends the plan of that sum.
 */
export const ButtonSum = ({ selection }: LineSumProps) => {
  const texts = useTexts(estimateTexts)
  const { plan } = useLineSum(selection)
  if (!plan) return null
  return (
    <>
      <input type="hidden" name={planName} value={plan.planId} />
      <span aria-hidden="true" className={styles.onButton}>
        {texts.today(formatPrice(plan.totals.dueToday))}
      </span>
    </>
  )
}
