import type { ReactNode } from 'react'
import styles from '#theme/media/icon.module.css'

export interface IconProps {
  /** Edge in px of the square; the stroke grows and shrinks with it. */
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
