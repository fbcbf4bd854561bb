import { useLayoutEffect, useRef, type ReactNode, useEffect, useState, type FocusEvent } from 'react'
import { IconButton } from '../actions/icon-button'
import { classNames } from '../class-names'
import { CloseIcon } from '../media/action-icons'
import { CheckIcon, ErrorIcon, InfoIcon, WarningIcon } from '../media/status-icons'
import { VisuallyHidden } from '../text/visually-hidden'
import { Notice } from './notice'
import styles from './notification.module.css'

const ICONS = { error: ErrorIcon, warning: WarningIcon, info: InfoIcon, success: CheckIcon }

export interface NotificationProps {
  type: keyof typeof ICONS
  /** Reads the icon out: "Error". */
  typeLabel: string
  children: ReactNode
  actions?: ReactNode
  closeLabel: string
  /** Called once the message has left the screen. */
  onClose: () => void
  /** Null keeps it until it is closed. Pointer and focus inside stop the clock. */
  autoDismissMs?: number | null
  /** Time to leave the screen, between the dismissal and `onClose`. */
  closeDelayMs?: number
  /** Takes focus after this time; without it, focus stays where it is. */
  focusDelayMs?: number
}

/** Waits, lets the message leave, then reports. The wait starts anew after a pause. */
function useDismissal(autoDismissMs: number | null, closeDelayMs: number, onClose: () => void) {
  const [paused, setPaused] = useState(false)
  const [closing, setClosing] = useState(false)
  const dismiss = () => setClosing(true)
  useTimer(!closing && !paused ? autoDismissMs : null, dismiss)
  useTimer(closing ? closeDelayMs : null, onClose)
  const pauses = {
    onPointerEnter: () => setPaused(true),
    onPointerLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setPaused(currentTarget.contains(relatedTarget)),
  }
  return { closing, dismiss, pauses }
}

function useTimer(delayMs: number | null, run: () => void) {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    if (delayMs === null) return
    const timer = setTimeout(() => latest.current(), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
}

/** A message that comes and goes; place it in a `NotificationRegion`. */
export function Notification({
  type,
  typeLabel,
  children,
  actions,
  closeLabel,
  onClose,
  autoDismissMs = 6000,
  closeDelayMs = 400,
  focusDelayMs,
}: NotificationProps) {
  const { closing, dismiss, pauses } = useDismissal(autoDismissMs, closeDelayMs, onClose)
  const box = useFocusAfter(focusDelayMs)
  const TypeIcon = ICONS[type]
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={type === 'error' ? 'alert' : undefined}
      className={classNames(styles.notification, closing && styles.closing)}
      {...pauses}
    >
      <Notice
        className={styles.content}
        icon={<TypeIcon />}
        actions={actions}
        corner={
          <IconButton label={closeLabel} onClick={dismiss}>
            <CloseIcon />
          </IconButton>
        }
      >
        <VisuallyHidden>{typeLabel} </VisuallyHidden>
        {children}
      </Notice>
    </div>
  )
}

const editable = 'input, textarea, select, [contenteditable]'

/** Takes focus, and gives it back when the message goes. Nobody is interrupted in a field. */
function useFocusAfter(delayMs: number | undefined) {
  const target = useRef<HTMLDivElement>(null)
  // A passive effect would end after the message has left the page, and its focus with it.
  useLayoutEffect(() => {
    if (delayMs === undefined) return
    const box = target.current
    let before: Element | null = null
    const take = () => {
      const current = document.activeElement
      if (current?.matches(editable)) return
      before = current
      box?.focus({ preventScroll: true })
    }
    const timer = setTimeout(take, delayMs)
    return () => {
      clearTimeout(timer)
      if (before instanceof HTMLElement && box?.contains(document.activeElement)) before.focus({ preventScroll: true })
    }
  }, [delayMs])
  return target
}
