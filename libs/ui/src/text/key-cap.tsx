import type { ReactNode } from 'react'
import styles from './key-cap.module.css'

/** A key as it is printed on the keyboard; decorative, and gone on narrow screens. */
export function KeyCap({ children }: { children: ReactNode }) {
  return (
    <kbd className={styles.cap} aria-hidden="true">
      {children}
    </kbd>
  )
}
