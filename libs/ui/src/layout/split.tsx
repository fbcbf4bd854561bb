import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './split.module.css'

export interface SplitProps {
  children: ReactNode
  /** At the right; below 900 px it covers the main part. */
  side?: ReactNode
  sideLabel: string
  /** In pixels. */
  sideWidth?: 320 | 420 | 432 | 480
}

/** Two panels with a hairline between; each scrolls by itself. */
export function Split({ children, side, sideLabel, sideWidth = 432 }: SplitProps) {
  return (
    <div className={styles.split}>
      <div className={styles.main}>{children}</div>
      {side && (
        <aside className={classNames(styles.side, styles[`width${sideWidth}`])} aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  )
}
