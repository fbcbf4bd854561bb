import type { SddWindow, Shipment } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { Notice, RadioCards, Stack, WarningIcon } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { formatDay, formatZone } from '../format-day'
import { windowOf } from '../flow/shipments-of'
import { useWayWords } from './use-way-words'
import styles from './delivery-windows.module.css'

interface DeliveryWindowsProps {
  shipment: Shipment
  /** The same-day option whose windows they are, which the carrier may be yet to learn. */
  option: string
  value: string
  onChange: (windowId: string) => void
  /** The window that was chosen just now, and has filled up meanwhile. */
  filled: SddWindow | undefined
  error?: string | undefined
}

/** Focus goes to the window that is chosen in its place, once the windows that are left are shown. */
const useFocusWhenFilled = (filled: SddWindow | undefined, free: readonly SddWindow[]) => {
  const box = useRef<HTMLDivElement>(null)
  const isGone = filled !== undefined && !free.some(({ id }) => id === filled.id)
  useEffect(() => {
    const inputIs = (state: string) => box.current?.querySelector<HTMLInputElement>(`input:${state}`)
    if (isGone) (inputIs('checked') ?? inputIs('enabled'))?.focus()
  }, [filled, isGone])
  return box
}

/** The windows of a same-day option, on the clock of the place that they are in; a full one is struck. */
export const DeliveryWindows = ({ shipment, option, value, onChange, filled, error }: DeliveryWindowsProps) => {
  const texts = useTexts(checkoutTexts)
  const { language } = useShop()
  const { hoursOf } = useWayWords()
  const { sddAvailableWindows: windows, selectedOptionCode } = shipment
  const free = windows.filter(({ isFull }) => !isFull)
  const box = useFocusWhenFilled(filled, free)
  const chosen = windowOf(shipment, value)
  const [first] = windows
  if (!first) return null
  const day = formatDay(first.startTime, language, first.timeZone)
  return (
    <Stack
      ref={box}
      gap={8}
      tabIndex={-1}
      data-invalid={error && true}
      {...(error && { role: 'group', 'aria-label': error })}
    >
      {(filled ?? (!chosen && option === selectedOptionCode)) && (
        <Notice role="alert" icon={<WarningIcon />}>
          {filled ? texts.windowFilled(hoursOf(filled)) : texts.windowGone}
        </Notice>
      )}
      <RadioCards
        legend={texts.window}
        value={chosen?.id}
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
