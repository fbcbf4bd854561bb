import type { SddWindow } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { Notice, RadioCards, Stack, WarningIcon } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { formatDay, formatZone } from '../format-day'
import { useWayWords } from './use-way-words'
import styles from './delivery-windows.module.css'

interface DeliveryWindowsProps {
  windows: readonly SddWindow[]
  value: string
  onChange: (windowId: string) => void
  /** The window that was chosen just now, and has filled up meanwhile. */
  filled: SddWindow | undefined
}

/** Focus goes to the window that is chosen in its place, once the windows that are left are shown. */
const useFocusWhenFilled = (filled: SddWindow | undefined, free: readonly SddWindow[]) => {
  const box = useRef<HTMLDivElement>(null)
  const isGone = filled !== undefined && !free.some(({ id }) => id === filled.id)
  useEffect(() => {
    if (isGone) box.current?.querySelector<HTMLInputElement>('input:checked')?.focus()
  }, [filled, isGone])
  return box
}

/** The windows of a same-day option, on the clock of the place that they are in; a full one is struck. */
export const DeliveryWindows = ({ windows, value, onChange, filled }: DeliveryWindowsProps) => {
  const texts = useTexts(checkoutTexts)
  const { language } = useShop()
  const { hoursOf } = useWayWords()
  const free = windows.filter(({ isFull }) => !isFull)
  const box = useFocusWhenFilled(filled, free)
  const [first] = windows
  if (!first) return null
  const day = formatDay(first.startTime, language, first.timeZone)
  return (
    <Stack ref={box} gap={8}>
      {filled && (
        <Notice role="alert" icon={<WarningIcon />}>
          {texts.windowFilled(hoursOf(filled))}
        </Notice>
      )}
      <RadioCards
        legend={texts.window}
        value={free.some(({ id }) => id === value) ? value : free[0]?.id}
        onChange={onChange}
        options={windows.map((window) => ({
          value: window.id,
          label: hoursOf(window),
          disabled: window.isFull === true,
          disabledReason: texts.windowFull,
        }))}
      />
      <p className={styles.note}>
        {`${day}. ${texts.windowIn(formatZone(first.startTime, language, first.timeZone))}.`}
      </p>
    </Stack>
  )
}
