import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import styles from './category-tabs.module.css'

export interface CategoryTabsProps<Key extends string> {
  id: string
  label: string
  tabs: readonly { key: Key; label: string }[]
  current: Key
  onChange: (key: Key) => void
  children: ReactNode
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 }

export const CategoryTabs = <Key extends string>({
  id,
  label,
  tabs,
  current,
  onChange,
  children,
}: CategoryTabsProps<Key>) => {
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    const next = tabs.at((tabs.findIndex(({ key }) => key === current) + (step ?? 0)) % tabs.length)
    if (step === undefined || !next) return
    event.preventDefault()
    onChange(next.key)
    list.current?.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${next.key}`)}`)?.focus()
  }
  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className={styles.tabs}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === current}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === current ? 0 : -1}
            className={styles.tab}
            onClick={() => onChange(tab.key)}
            onKeyDown={move}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${current}`}>
        {children}
      </div>
    </>
  )
}
