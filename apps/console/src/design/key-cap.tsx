import type { ReactNode } from 'react'
import styles from './key-cap.module.css'

/** A key as it is printed on the keyboard. */
export const KeyCap = ({ children }: { children: ReactNode }) => (
  <kbd className={styles['cap']} aria-hidden="true">
    {children}
  </kbd>
)
