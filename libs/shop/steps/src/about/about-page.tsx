import { PageHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import styles from './about-page.module.css'

interface AboutPageProps {
  title: string
  lead: string
  waysOn: ReactNode
  children: ReactNode
}

/** A page that tells anyone about a service: what it is, where to get it, and its sections. */
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
