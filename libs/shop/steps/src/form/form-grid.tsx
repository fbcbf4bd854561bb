import { classNames } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './form-grid.module.css'

export const FormGrid = ({ children }: { children: ReactNode }) => <div className={styles.fields}>{children}</div>

export const FormCell = ({ half, children }: { half: true | 'wide' | undefined; children: ReactNode }) => (
  <div className={classNames(!half && styles.whole, half === 'wide' && styles.wide)}>{children}</div>
)
