import type { ReactNode, Ref } from 'react'
import { VisuallyHidden } from './visually-hidden'
import styles from './page-heading.module.css'

export interface PageHeadingProps {
  children: ReactNode
  /** Raised beside the title. */
  count?: number
  /** What the count means, for assistive technology: "18 results". */
  countLabel?: string
  /** `product` is the smaller of the two display sizes. */
  size?: 'page' | 'product'
  /** Beside the title on wide screens, below it on narrow ones. */
  aside?: ReactNode
  ref?: Ref<HTMLHeadingElement>
}

/** The page's h1; it takes focus from code when the page changes. */
export function PageHeading({ children, count, countLabel, size = 'page', aside, ref }: PageHeadingProps) {
  return (
    <div className={styles.row}>
      <h1 ref={ref} tabIndex={-1} className={styles[size]}>
        {children}
        {count !== undefined && (
          <sup className={styles.count} aria-hidden={countLabel !== undefined}>
            {count}
          </sup>
        )}
        {countLabel !== undefined && <VisuallyHidden>{` ${countLabel}`}</VisuallyHidden>}
      </h1>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </div>
  )
}
