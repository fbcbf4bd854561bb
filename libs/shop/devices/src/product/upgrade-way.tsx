import { formatPrice } from '@soe/rules'
import { eligibleLinesQuery } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { deviceTexts } from '../device-texts'
import { onlyReadyLine } from './choose-only-line'
import { estimateTexts } from './estimate/estimate-texts'
import { useLineSum } from './estimate/use-line-sum'
import styles from './purchase.module.css'
import type { Selection } from './selection/use-selection'

interface UpgradeWayProps {
  selection: Selection
  isAdding: boolean
  onUpgrade: () => void
}

/** Where one line of the account alone is ready, it can be upgraded at once, at its own sum. */
export const UpgradeWay = ({ selection, isAdding, onUpgrade }: UpgradeWayProps) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const sumId = useId()
  const { data } = useQuery({ ...eligibleLinesQuery(useShop()), meta: { silent: true } })
  const { estimate } = useLineSum(selection)
  const line = data && onlyReadyLine(data.lines)
  if (!line || !estimate?.upgrade) return null
  const { dueMonthly, dueToday } = estimate.upgrade
  const today = formatPrice(dueToday)
  return (
    <div>
      <Button variant="outline" wide aria-describedby={sumId} busy={isAdding} onClick={onUpgrade}>
        {texts.upgrade(line.nickName, line.mtn)}
      </Button>
      <p id={sumId} className={styles.upgrade}>
        {dueMonthly > 0 ? texts.upgradeSum(`${formatPrice(dueMonthly)}${month}`, today) : texts.upgradeToday(today)}
      </p>
    </div>
  )
}
