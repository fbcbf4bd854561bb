import type { ComponentPropsWithRef, ReactNode } from 'react'
import { ChevronIcon } from '../media/action-icons'
import styles from './disclosure.module.css'

export interface DisclosureProps extends Omit<ComponentPropsWithRef<'details'>, 'title'> {
  title: ReactNode
}

/** Opens in place. Give several the same `name` and one is open at a time. */
export function Disclosure({ title, children, ...details }: DisclosureProps) {
  return (
    <details {...details} className={styles.disclosure}>
      <summary className={styles.summary}>
        {title}
        <span className={styles.chevron}>
          <ChevronIcon size={18} />
        </span>
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  )
}
