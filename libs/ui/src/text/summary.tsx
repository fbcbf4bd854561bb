import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import { Spoken } from './spoken'
import styles from './summary.module.css'

interface SummaryPair {
  label: ReactNode
  value: ReactNode
  /** The contract's field that is shown. */
  'data-shows'?: string | undefined
}

interface SummaryListProps {
  /** Says what the rows have in common. */
  title?: string
  children: ReactNode
}

/** Wraps rows and totals; the pairs read as a definition list. */
export function SummaryList({ title, children }: SummaryListProps) {
  return (
    <>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <dl className={styles.list}>{children}</dl>
    </>
  )
}

export function SummaryRow({ label, value, accent = false, ...marks }: SummaryPair & { accent?: boolean }) {
  return (
    <div className={classNames(styles.row, accent && styles.accent)}>
      <dt>{label}</dt>
      <dd className={styles.value} {...marks}>
        <Spoken>{value}</Spoken>
      </dd>
    </div>
  )
}

interface SummaryTotalProps extends SummaryPair {
  note?: ReactNode
}

export function SummaryTotal({ label, value, note, ...marks }: SummaryTotalProps) {
  return (
    <div className={styles.total}>
      <dt>{label}</dt>
      <dd className={styles.amount} {...marks}>
        <Spoken>{value}</Spoken>
      </dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  )
}
