import { Flag, type FlagProps } from './flag'
import styles from './flag.module.css'

/** G, I require a pilot. */
export const GolfFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M26.67 0H53.33V100H26.67zM80 0H106.67V100H80zM133.33 0H160V100H133.33z" className={styles.accent} />
  </Flag>
)
