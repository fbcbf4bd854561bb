import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './tabs.module.css'

export interface Tab {
  id: string
  label: string
  /** A figure or a word after the label. */
  note?: ReactNode
}

const Inside = ({ label, note }: Tab) => (
  <>
    {label}
    {note !== undefined && <span className={styles['note']}>{note}</span>}
  </>
)

/** Pages that stand side by side. */
export const TabLinks = ({
  label,
  tabs,
  selected,
  hrefOf,
}: {
  label: string
  tabs: readonly Tab[]
  selected: string
  hrefOf: (id: string) => string
}) => (
  <nav aria-label={label} className={styles['tabs']}>
    {tabs.map((tab) => (
      <Link
        key={tab.id}
        href={hrefOf(tab.id)}
        className={styles['tab'] ?? ''}
        aria-current={tab.id === selected ? 'page' : undefined}
      >
        <Inside {...tab} />
      </Link>
    ))}
  </nav>
)

const neighbours: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Parts of one panel; left and right move between them. The panel bears `id={panelId}`. */
export const Tabs = ({
  label,
  tabs,
  selected,
  onSelect,
  panelId,
}: {
  label: string
  tabs: readonly Tab[]
  selected: string
  onSelect: (id: string) => void
  panelId: string
}) => {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = neighbours[event.key]
    if (step === undefined) return
    const at = (tabs.findIndex(({ id }) => id === selected) + step + tabs.length) % tabs.length
    onSelect(tabs[at]?.id ?? selected)
    list.current?.querySelectorAll('button')[at]?.focus()
    event.preventDefault()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div ref={list} role="tablist" aria-label={label} className={styles['tabs']} onKeyDown={move}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${panelId}-${tab.id}`}
          aria-controls={panelId}
          aria-selected={tab.id === selected}
          tabIndex={tab.id === selected ? 0 : -1}
          className={styles['tab']}
          onClick={() => onSelect(tab.id)}
        >
          <Inside {...tab} />
        </button>
      ))}
    </div>
  )
}
