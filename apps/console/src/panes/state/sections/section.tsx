import { useEffect, useId, useRef, type ReactNode } from 'react'
import { useSelection, type SectionId } from '../view/selection'
import styles from './section.module.css'

interface SectionProps {
  id: SectionId
  title: string
  notes?: ReactNode
  actions?: ReactNode
  isWide?: boolean
  children: ReactNode
}

export const Section = ({ id, title, notes, actions, isWide = false, children }: SectionProps) => {
  const { selected, select } = useSelection()
  const titleId = useId()
  const root = useRef<HTMLElement>(null)
  const isSelected = selected === id
  const wasSelected = useRef(isSelected)
  useEffect(() => {
    if (isSelected && !wasSelected.current) root.current?.scrollIntoView({ block: 'nearest' })
    wasSelected.current = isSelected
  }, [isSelected])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the title's button does the same by keyboard
    <section
      ref={root}
      className={styles.section}
      aria-labelledby={titleId}
      data-selected={isSelected}
      data-wide={isWide}
      onPointerDown={() => select(id)}
      onFocus={() => select(id)}
    >
      <header className={styles.header}>
        <h2 id={titleId}>
          <button type="button" aria-pressed={isSelected} onClick={() => select(id)}>
            {title}
          </button>
        </h2>
        <div className={styles.notes}>{notes}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </section>
  )
}

export const Facts = ({ children }: { children: ReactNode }) => <dl className={styles.facts}>{children}</dl>

export const Fact = ({ name, children, tone }: { name: string; children: ReactNode; tone?: 'amber' | 'red' }) => (
  <div>
    <dt>{name}</dt>
    <dd data-tone={tone}>{children}</dd>
  </div>
)

export const Nothing = ({ children }: { children: ReactNode }) => <p className={styles.nothing}>{children}</p>

export const Chooser = ({
  label,
  choices,
  value,
  onChoose,
}: {
  label: string
  choices: readonly { id: string; label: string }[]
  value: string
  onChoose: (id: string) => void
}) => (
  <select
    className={styles.chooser}
    aria-label={label}
    value={value}
    onChange={(event) => onChoose(event.target.value)}
  >
    {choices.map(({ id, label: text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </select>
)
