import { useRef, type ComponentPropsWithRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './tabs.module.css'

interface TabContent {
  label: string
  /** A number or a word after the label. */
  note?: ReactNode
}

export interface Tab extends TabContent {
  id: string
}

function Content({ label, note }: TabContent) {
  return (
    <>
      {label}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </>
  )
}

/** A navigation that looks like tabs; its children are `TabLink`s. */
export function TabNav({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.tabs}>
      {children}
    </nav>
  )
}

export type TabLinkProps = TabContent & { current: boolean } & Omit<ComponentPropsWithRef<'a'>, 'children'>

export function TabLink({ label, note, current, ...link }: TabLinkProps) {
  return (
    <a {...link} className={styles.tab} aria-current={current ? 'page' : undefined}>
      <Content label={label} note={note} />
    </a>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export interface TabsProps {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  /** The id of the panel that the tabs switch; it is labelled by `${panelId}-${selected}`. */
  panelId: string
}

/** Parts of one panel; the left and right arrows move between them. */
export function Tabs({ label, tabs, selected, onSelect, panelId }: TabsProps) {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key]
    if (step === undefined) return
    const at = (tabs.findIndex(({ id }) => id === selected) + step + tabs.length) % tabs.length
    onSelect(tabs[at]?.id ?? selected)
    list.current?.querySelectorAll('button')[at]?.focus()
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus
    <div ref={list} role="tablist" aria-label={label} className={styles.tabs} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          aria-controls={panelId}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
        >
          <Content {...tab} />
        </button>
      ))}
    </div>
  )
}
