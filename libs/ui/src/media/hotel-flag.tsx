import { Flag, type FlagProps } from './flag'
import styles from './flag.module.css'

/** H, the mark. */
export const HotelFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M80 0H160V100H80z" className={styles.accent} />
  </Flag>
)
