import type { ReactNode } from 'react'
import styles from './toolbar.module.css'

export function Toolbar({ children, label }: { children: ReactNode; label: string }) {
  return (
    <fieldset className={styles.toolbar} aria-label={label}>
      {children}
    </fieldset>
  )
}
