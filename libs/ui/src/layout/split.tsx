import type { CSSProperties, ReactNode } from 'react'
import styles from './split.module.css'

export interface SplitProps {
  children: ReactNode
  /** At the right; below 900 px it covers the main part. */
  side?: ReactNode
  sideLabel: string
  sideWidth?: number
}

/** Two panels with a hairline between; each scrolls by itself. */
export function Split({ children, side, sideLabel, sideWidth = 432 }: SplitProps) {
  return (
    <div className={styles.split} style={{ '--side': `${sideWidth}px` } as CSSProperties}>
      <div className={styles.main}>{children}</div>
      {side && (
        <aside className={styles.side} aria-label={sideLabel}>
          {side}
        </aside>
      )}
    </div>
  )
}
