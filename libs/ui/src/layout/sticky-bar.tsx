import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './sticky-bar.module.css'

export interface StickyBarProps {
  shown: boolean
  label: string
  /** Stays on wide screens too. */
  wide?: boolean
  children: ReactNode
}

/** Stays at the foot of the screen while shown; unless it is wide, it is gone from 1024 px on. */
export function StickyBar({ shown, label, wide = false, children }: StickyBarProps) {
  return (
    <section
      aria-label={label}
      data-price-bar={shown}
      className={classNames(styles.bar, shown && styles.shown, wide && styles.wide)}
    >
      {children}
    </section>
  )
}
