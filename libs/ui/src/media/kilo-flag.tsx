import { Flag, type FlagProps } from './flag'
import styles from './flag.module.css'

/** K, I wish to communicate. */
export const KiloFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M80 0H160V100H80z" className={styles.ink} />
  </Flag>
)
