import type { ReactNode } from 'react'
import styles from './chip.module.css'
import { classNames } from './class-names'

export type Tone = 'plain' | 'red' | 'amber' | 'green' | 'ink'

/** A short thing that can be pasted: an error, a channel, an id. */
export const Chip = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={classNames(styles['chip'], styles[tone])}>{children}</span>
)
