import { usePageMeta } from '@soe/shop-platform'
import { PageHeading, Skeleton } from '@soe/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { NothingToSetUp } from '../line/nothing-to-set-up'
import { TryAgain } from '../line/try-again'
import styles from './lines-page.module.css'
import type { CartLines } from './use-cart-lines'

export interface LinesPageProps {
  title: string
  read: CartLines
  children: (found: Extract<CartLines, { state: 'found' }>) => ReactNode
}

const LinesSkeleton = () => (
  <div className={styles.columns}>
    <div className={styles.lines}>
      <Skeleton height="13rem" />
      <Skeleton height="13rem" />
    </div>
    <Skeleton height="18rem" />
  </div>
)

export const LinesPage = ({ title, read, children }: LinesPageProps) => {
  const [canonical] = useLocation()
  usePageMeta({ title, description: title, canonical })
  if (read.state === 'none') return <NothingToSetUp />
  return (
    <div className={styles.page} aria-busy={read.state === 'loading'}>
      <PageHeading>{title}</PageHeading>
      {read.state === 'loading' && <LinesSkeleton />}
      {read.state === 'failed' && <TryAgain onRetry={read.retry} busy={read.isRetrying} />}
      {read.state === 'found' && children(read)}
    </div>
  )
}

export const LineColumns = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={styles.columns}>
    <div className={styles.lines}>{children}</div>
    {aside}
  </div>
)
