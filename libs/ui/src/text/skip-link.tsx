import type { ReactNode } from 'react'
import styles from './skip-link.module.css'

/** First in the document; shows itself on focus and leads to the element of the given id. */
export function SkipLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a className={styles.link} href={`#${to}`}>
      {children}
    </a>
  )
}
