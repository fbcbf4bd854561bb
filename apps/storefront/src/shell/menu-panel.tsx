import { useLightDismiss } from '@soe/ui'
import { useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import styles from './menu-panel.module.css'

export interface PanelProps {
  root: RefObject<HTMLElement | null>
  label: string
  onClose: () => void
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowDown: (index, last) => (index >= last ? 0 : index + 1),
  ArrowUp: (index, last) => (index <= 0 ? last : index - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Focus starts on the first entry. Up and Down move, Esc closes and returns focus, Tab leaves and closes. */
export const MenuPanel = ({ root, label, onClose, children }: PanelProps & { children: ReactNode }) => {
  const panel = useRef<HTMLFieldSetElement>(null)
  const entries = () => [...(panel.current?.querySelectorAll<HTMLElement>('a, button') ?? [])]
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('a, button')?.focus()
  }, [])
  useLightDismiss(root, true, (byKey) => {
    onClose()
    if (byKey) root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const all = entries()
    const index = all.findIndex((entry) => entry === document.activeElement)
    all[step(index, all.length - 1)]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the entries inside
    <fieldset ref={panel} aria-label={label} className={styles.panel} onKeyDown={onKeyDown}>
      {children}
    </fieldset>
  )
}
