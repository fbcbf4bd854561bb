import type { ReactNode } from 'react'
import { Children } from 'react'
import styles from './breadcrumbs.module.css'

/** Each child is one stop: links, then the page itself with `aria-current="page"`. */
export function Breadcrumbs({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label} className={styles.trail}>
      <ol>
        {Children.map(children, (stop) => (
          <li>{stop}</li>
        ))}
      </ol>
    </nav>
  )
}
