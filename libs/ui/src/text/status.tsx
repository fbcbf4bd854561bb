import type { ReactNode } from 'react'
import styles from './visually-hidden.module.css'

/** A polite live region: it says its words whenever they change. */
export function Status({ children }: { children: ReactNode }) {
  return <output className={styles.hidden}>{children}</output>
}
