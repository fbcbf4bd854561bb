import { classNames } from '../class-names'
import styles from './color-dot.module.css'

/** A dot in any CSS color, with a hairline that shows white on white. */
export const ColorDot = ({ color, className }: { color: string; className?: string | undefined }) => (
  <svg viewBox="0 0 16 16" className={classNames(styles.dot, className)} aria-hidden="true">
    <circle cx="8" cy="8" r="7.5" fill={color} />
  </svg>
)
