import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './sticky-bar.module.css'

/** Stays at the foot of a narrow screen while shown; gone from 1024 px on. */
export function StickyBar({ shown, label, children }: { shown: boolean; label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      inert={!shown}
      data-price-bar={shown ? 'shown' : undefined}
      className={classNames(styles.bar, shown && styles.shown)}
    >
      {children}
    </section>
  )
}
