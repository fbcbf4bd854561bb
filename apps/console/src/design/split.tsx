import type { ReactNode } from 'react'
import styles from './split.module.css'

interface SplitProps {
  children: ReactNode
  /** Stands at the right; below 900 px it lies over the main part, while there is one. */
  side?: ReactNode
  sideLabel: string
  sideWidth?: number
}

/** Two panels and a hairline; each scrolls for itself. */
export const Split = ({ children, side, sideLabel, sideWidth = 432 }: SplitProps) => (
  <div className={styles['split']} style={{ '--side': `${sideWidth}px` } as React.CSSProperties}>
    <div className={styles['main']}>{children}</div>
    {side && (
      <aside className={styles['side']} aria-label={sideLabel}>
        {side}
      </aside>
    )}
  </div>
)

/** A line of controls above a panel. */
export const Toolbar = ({ children, label }: { children: ReactNode; label: string }) => (
  <fieldset className={styles['toolbar']} aria-label={label}>
    {children}
  </fieldset>
)
