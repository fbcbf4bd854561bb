import { useId, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { PlainButton } from '../actions/pressable'
import { classNames } from '../class-names'
import { ChevronIcon } from '../media/action-icons'
import { VisuallyHidden } from '../text/visually-hidden'
import { useLightDismiss } from './use-light-dismiss'
import styles from '#theme/overlay/popover.module.css'

/** What makes a button the trigger. */
export interface TriggerProps {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: () => void
}

interface OwnTrigger {
  label: ReactNode
  /** A badge on the trigger; `countLabel` reads it out: "1 chosen". */
  count?: number
  countLabel?: string
  trigger?: undefined
}

interface PanelContent {
  children: ReactNode | ((close: () => void) => ReactNode)
}

export type PopoverProps = PanelContent &
  (OwnTrigger | { trigger: (props: TriggerProps) => ReactNode }) & {
    /** Which edge of the trigger the panel keeps to. */
    align?: 'start' | 'end'
  }

/** A panel below its trigger. It closes on Esc (focus returns), on Tab out and on a press elsewhere. */
export function Popover({ align = 'start', children, ...rest }: PopoverProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  useLightDismiss(root, open, (byKey) => (byKey ? close() : setOpen(false)))
  const wiring = { 'aria-expanded': open, 'aria-controls': panelId, onClick: () => setOpen(!open) }
  return (
    <div ref={root} className={styles.root}>
      {rest.trigger ? rest.trigger(wiring) : <Trigger {...rest} wiring={wiring} />}
      <div
        id={panelId}
        className={classNames(styles.panel, align === 'end' && styles.end)}
        hidden={!open}
        tabIndex={-1}
      >
        {open && <Content close={close}>{children}</Content>}
      </div>
    </div>
  )
}

const Content = ({ close, children }: PanelContent & { close: () => void }) =>
  typeof children === 'function' ? children(close) : children

function Trigger({ label, count = 0, countLabel, wiring }: OwnTrigger & { wiring: TriggerProps }) {
  return (
    <PlainButton className={styles.trigger} {...wiring}>
      {label}
      {count > 0 && (
        <span className={styles.badge} aria-hidden={countLabel !== undefined}>
          {count}
        </span>
      )}
      {count > 0 && countLabel !== undefined && <VisuallyHidden> {countLabel}</VisuallyHidden>}
      <span className={classNames(styles.chevron, wiring['aria-expanded'] && styles.turned)}>
        <ChevronIcon size={14} />
      </span>
    </PlainButton>
  )
}
