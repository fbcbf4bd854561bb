import { SkeletonText, VisuallyHidden } from '@soe/ui'
import styles from './loading.module.css'

/** Widths of the rows, in percent. */
const widths = (rows: number) => Array.from({ length: rows }, (_, row) => 88 - ((row * 29) % 47))

/** Placeholder rows; after two seconds they say that the simulator is slow. */
export const Loading = ({ label, rows = 8 }: { label: string; rows?: number }) => (
  <output className={styles.loading}>
    <VisuallyHidden>{label}</VisuallyHidden>
    {widths(rows).map((width) => (
      <SkeletonText key={width} width={`${width}%`} />
    ))}
    <span className={styles.slow}>The simulator is taking its time. This goes on by itself.</span>
  </output>
)
