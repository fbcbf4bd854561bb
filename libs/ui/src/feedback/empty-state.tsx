import type { ReactNode, Ref } from 'react'
import { PageHeading } from '../text/page-heading'
import styles from './empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** A `Hoist` with its flags. */
  flags?: ReactNode
  headingRef?: Ref<HTMLHeadingElement>
}

/** A page with nothing on it yet, and the way on. */
export function EmptyState({ title, children, actions, flags, headingRef }: EmptyStateProps) {
  return (
    <div className={styles.state}>
      <div className={styles.words}>
        <PageHeading ref={headingRef}>{title}</PageHeading>
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {flags !== undefined && <div className={styles.flags}>{flags}</div>}
    </div>
  )
}
