import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { ChevronIcon } from '../media/action-icons'
import { VisuallyHidden } from '../text/visually-hidden'
import styles from './popover.module.css'
import { useLightDismiss } from './use-light-dismiss'

export interface PopoverProps {
  label: ReactNode
  /** A badge on the trigger; `countLabel` reads it out: "1 chosen". */
  count?: number
  countLabel?: string
  /** Which edge of the trigger the panel keeps to. */
  align?: 'start' | 'end'
  children: ReactNode
}

/** A menu below its trigger. It closes on Esc (focus returns), on Tab out and on a press elsewhere. */
export function Popover({ label, count = 0, countLabel, align = 'start', children }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  useLightDismiss(root, open, (byKey) => {
    setOpen(false)
    if (byKey) trigger.current?.focus()
  })
  return (
    <div ref={root} className={styles.root}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        {label}
        {count > 0 && (
          <span className={styles.badge} aria-hidden={countLabel !== undefined}>
            {count}
          </span>
        )}
        {count > 0 && countLabel !== undefined && <VisuallyHidden> {countLabel}</VisuallyHidden>}
        <span className={classNames(styles.chevron, open && styles.turned)}>
          <ChevronIcon size={14} />
        </span>
      </button>
      <div
        id={panelId}
        className={classNames(styles.panel, align === 'end' && styles.end)}
        hidden={!open}
        tabIndex={-1}
      >
        {open && children}
      </div>
    </div>
  )
}
