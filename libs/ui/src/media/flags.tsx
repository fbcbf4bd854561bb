import type { FlagProps } from './flag'
import { Flag } from './flag'
import styles from './flag.module.css'

const SWALLOWTAIL = 'M0 0H160L132 50L160 100H0z'

export const AlfaFlag = (props: FlagProps) => (
  <Flag {...props} outline={SWALLOWTAIL}>
    <path d="M62 0V100" className={styles.line} />
  </Flag>
)

export const BravoFlag = (props: FlagProps) => (
  <Flag {...props} outline={SWALLOWTAIL}>
    <path d={SWALLOWTAIL} className={styles.accent} />
  </Flag>
)

/** C, affirmative. */
export const CharlieFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M0 0H160V20H0zM0 80H160V100H0z" className={styles.ink} />
    <path d="M0 40H160V60H0z" className={styles.accent} />
  </Flag>
)

export const FoxtrotFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M80 0 160 50 80 100 0 50z" className={styles.accent} />
  </Flag>
)

/** L, stop. */
export const LimaFlag = (props: FlagProps) => (
  <Flag {...props}>
    <path d="M80 0H160V50H0V100H80z" className={styles.ink} />
  </Flag>
)

/** V, "I require assistance": `filled` where it means so, an outline where it is a letter among others. */
export const VictorFlag = ({ filled = false, ...props }: FlagProps & { filled?: boolean }) => (
  <Flag {...props}>
    <path
      d="M0 0H14L80 41.5 146 0H160V9L94 50 160 91V100H146L80 58.5 14 100H0V91L66 50 0 9z"
      className={filled ? styles.accent : styles.line}
    />
  </Flag>
)
