import type { ReactNode } from 'react'
import { Spoken } from './spoken'
import styles from './price.module.css'

export interface PriceProps {
  amount: string
  /** Set small after the amount: "/mo". */
  unit?: string
  /** Directly below. */
  terms?: ReactNode
  size?: 'large' | 'medium'
}

export function Price({ amount, unit, terms, size = 'medium' }: PriceProps) {
  return (
    <div className={styles[size]}>
      <p className={styles.line}>
        <span className={styles.amount}>{amount}</span>
        {unit !== undefined && (
          <span className={styles.unit}>
            <Spoken>{unit}</Spoken>
          </span>
        )}
      </p>
      {terms !== undefined && (
        <p className={styles.terms}>
          <Spoken>{terms}</Spoken>
        </p>
      )}
    </div>
  )
}
