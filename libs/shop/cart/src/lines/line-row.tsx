import { Spoken } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './line.module.css'

interface LineRowProps {
  name: ReactNode
  detail?: string | undefined
  amount?: string | undefined
  change?: ReactNode
  note?: ReactNode
}

export const LineRow = ({ name, detail, amount, change, note }: LineRowProps) => (
  <li className={styles.service}>
    <div>
      <p className={styles.name}>{name}</p>
      {detail !== undefined && <p className={styles.muted}>{detail}</p>}
    </div>
    <div className={styles.change}>{change}</div>
    <p className={styles.amount}>
      <Spoken>{amount}</Spoken>
    </p>
    {note !== undefined && <div className={styles.note}>{note}</div>}
  </li>
)
