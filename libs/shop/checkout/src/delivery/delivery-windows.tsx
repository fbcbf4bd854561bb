import type { SddWindow } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { RadioCards, Stack } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { formatDay, formatZone } from '../format-day'
import { useWayWords } from './use-way-words'
import styles from './delivery-windows.module.css'

interface DeliveryWindowsProps {
  windows: readonly SddWindow[]
  value: string
  onChange: (windowId: string) => void
}

/** The windows of a same-day option, on the clock of the place that they are in. */
export const DeliveryWindows = ({ windows, value, onChange }: DeliveryWindowsProps) => {
  const texts = useTexts(checkoutTexts)
  const { language } = useShop()
  const { hoursOf } = useWayWords()
  const [first] = windows
  if (!first) return null
  const day = formatDay(first.startTime, language, first.timeZone)
  return (
    <Stack gap={8}>
      <RadioCards
        legend={texts.window}
        value={windows.some(({ id }) => id === value) ? value : first.id}
        onChange={onChange}
        options={windows.map((window) => ({ value: window.id, label: hoursOf(window) }))}
      />
      <p className={styles.note}>
        {day}. {texts.windowIn(formatZone(first.startTime, language, first.timeZone))}.
      </p>
    </Stack>
  )
}
