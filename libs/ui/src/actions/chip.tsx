import type { ComponentPropsWithRef } from 'react'
import { CloseIcon } from '../media/action-icons'
import styles from './chip.module.css'

export interface ChipProps extends Omit<ComponentPropsWithRef<'a'>, 'children'> {
  /** Leads to the same page without the filter. */
  href: string
  label: string
  /** The accessible name; it contains the label, e.g. "Remove In stock". */
  removeLabel: string
}

/** An applied filter; following it removes it. */
export function Chip({ label, removeLabel, ...link }: ChipProps) {
  return (
    <a {...link} className={styles.chip} aria-label={removeLabel}>
      {label}
      <CloseIcon size={14} />
    </a>
  )
}
