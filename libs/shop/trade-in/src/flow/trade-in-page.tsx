import { useHasPage, usePageMeta, useTexts } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { PageHeading } from '@soe/ui'
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import type { TradeIn } from './find-trade-in'
import { NotForPrepay } from './not-for-prepay'
import { TradeInSkeleton } from './trade-in-skeleton'
import { TradeInSteps, type TradeInStep } from './trade-in-steps'
import styles from './trade-in-page.module.css'
import { tradeInTexts } from './trade-in-texts'
import { useTradeIn } from './use-trade-in'

interface TradeInPageProps {
  step: TradeInStep
  title: string
  /** The page draws its heading itself. */
  isHeaded?: boolean
  children: (tradeIn: TradeIn) => ReactNode
}

const TradeInContent = ({ step, title, isHeaded = false, children }: TradeInPageProps) => {
  const read = useTradeIn()
  const isReady = read.state === 'ready'
  return (
    <div className={styles.page} aria-busy={read.state === 'loading'}>
      <TradeInSteps
        current={step}
        address={isReady ? { line: read.tradeIn.line?.lineId, ...read.tradeIn.address } : {}}
      />
      {!(isHeaded && isReady) && <PageHeading>{title}</PageHeading>}
      {read.state === 'loading' && <TradeInSkeleton />}
      {read.state === 'failed' && <TryAgain onRetry={read.retry} busy={read.isRetrying} />}
      {isReady && children(read.tradeIn)}
    </div>
  )
}

/** A step of the trade-in, once its devices and the cart are read. */
export const TradeInPage = (props: TradeInPageProps) => {
  const [canonical] = useLocation()
  const { description } = useTexts(tradeInTexts)
  usePageMeta({ title: props.title, description, canonical })
  return useHasPage()('tradein') ? <TradeInContent {...props} /> : <NotForPrepay />
}
