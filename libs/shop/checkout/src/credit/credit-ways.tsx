import { ChevronIcon } from '@soe/ui'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import styles from './credit.module.css'

export interface CreditWay {
  icon: ReactNode
  title: string
  detail: string
  path: string
}

export const CreditWays = ({ ways }: { ways: readonly CreditWay[] }) => (
  <ul className={styles.ways}>
    {ways.map(({ icon, title, detail, path }) => (
      <li key={title}>
        <Link href={path} className={styles.way}>
          {icon}
          <span>
            <span className={styles.name}>{title}</span>
            <span className={styles.detail}>{detail}</span>
          </span>
          <span className={styles.chevron}>
            <ChevronIcon size={20} />
          </span>
        </Link>
      </li>
    ))}
  </ul>
)
