import type { ReactNode } from 'react'
import { classNames } from '../class-names'
import styles from './tag.module.css'

export type Tone = 'plain' | 'red' | 'amber' | 'green' | 'accent'

/** A short value worth copying, set off from the words around it: a code, an id. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={classNames(styles.tag, styles[tone])}>{children}</span>
}
