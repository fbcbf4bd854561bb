import type { ReactNode, Ref } from 'react'
import { PageHeading } from '../text/page-heading'
import styles from '#theme/feedback/empty-state.module.css'

export interface EmptyStateProps {
  title: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** A `Hoist` with its flags. */
  flags?: ReactNode
  /** 2 for a part of a page. */
  level?: 1 | 2
  headingRef?: Ref<HTMLHeadingElement>
  /** The page has nothing for this shopper: no link should lead here, and a crawler looks for those that do. */
  nothing?: boolean
}

/** A page, or a part of one, with nothing on it yet, and the way on. */
export function EmptyState({
  title,
  children,
  actions,
  flags,
  level = 1,
  headingRef,
  nothing = false,
}: EmptyStateProps) {
  return (
    <div className={styles.state} data-nothing={nothing || undefined}>
      <div className={styles.words}>
        {level === 1 ? <PageHeading ref={headingRef}>{title}</PageHeading> : <h2 ref={headingRef}>{title}</h2>}
        {children !== undefined && <div className={styles.body}>{children}</div>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {flags !== undefined && <div className={styles.flags}>{flags}</div>}
    </div>
  )
}
