import { PageHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './about-page.module.css'

interface AboutPageProps {
  title: string
  lead: string
  waysOn: ReactNode
  children: ReactNode
}

export const AboutPage = ({ title, lead, waysOn, children }: AboutPageProps) => (
  <div className={styles.page}>
    <div className={styles.intro}>
      <PageHeading>{title}</PageHeading>
      <p className={styles.lead}>{lead}</p>
      {waysOn}
    </div>
    {children}
  </div>
)
