import type { ReactNode } from 'react'
import styles from './icon.module.css'

export interface IconProps {
  /** Edge in px of the square; the stroke stays 1.5 px at 24. */
  size?: number
}

/** Decorative by itself: the control or the words beside it carry the name. */
export function Icon({ size = 24, children }: IconProps & { children: ReactNode }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" focusable="false">
      {children}
    </svg>
  )
}
