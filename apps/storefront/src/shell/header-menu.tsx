import { usePreparedWhenIdle } from '@soe/shop-platform'
import { type ComponentType, useId, useRef, useState, type MouseEvent, type KeyboardEvent, type ReactNode } from 'react'
import styles from './header-menu.module.css'
import type { PanelProps } from './menu-panel'

interface TriggerProps {
  'aria-expanded': boolean
  'aria-controls': string
  onClick: (event: MouseEvent) => void
  onKeyDown: (event: KeyboardEvent) => void
}

interface HeaderMenuProps {
  /** Draws the trigger. A link leads on as links do until the panel's code is there. */
  trigger: (props: TriggerProps) => ReactNode
  label: string
  align: 'start' | 'end'
  className?: string | undefined
  panel: ComponentType<PanelProps> & { readonly prepare: () => Promise<unknown> }
}

export const isPlainClick = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  !metaKey && !ctrlKey && !shiftKey && !altKey

/** A panel below an entry of the header. Its code is fetched once the page is idle; hovering opens nothing. */
export const HeaderMenu = ({ trigger, label, align, className, panel: Panel }: HeaderMenuProps) => {
  const root = useRef<HTMLDivElement>(null)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  usePreparedWhenIdle(Panel.prepare)
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(!isOpen)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' || isOpen) return
    event.preventDefault()
    setOpen(true)
  }
  return (
    <div ref={root} className={className ? `${styles.root} ${className}` : styles.root}>
      {trigger({ 'aria-expanded': isOpen, 'aria-controls': id, onClick, onKeyDown })}
      <div id={id} className={styles[align]} hidden={!isOpen}>
        {isOpen && <Panel root={root} label={label} onClose={() => setOpen(false)} />}
      </div>
    </div>
  )
}
