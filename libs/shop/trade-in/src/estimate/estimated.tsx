import { withSearch } from '@soe/shop-journey'
import { useShop } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Redirect, useSearch } from 'wouter'
import type { TradeIn } from '../flow/find-trade-in'
import { TradeInSkeleton } from '../flow/trade-in-skeleton'
import { useTradeInPath } from '../flow/use-trade-in-path'
import { estimateQuery, type Estimate } from './estimate-query'

type ChosenDevice = NonNullable<TradeIn['device']>

export interface EstimatedTradeIn extends TradeIn {
  device: ChosenDevice
  estimate: Estimate
}

interface EstimatedProps {
  tradeIn: TradeIn
  children: (estimated: EstimatedTradeIn) => ReactNode
}

const DeviceEstimate = ({ tradeIn, device, children }: EstimatedProps & { device: ChosenDevice }) => {
  const shop = useShop()
  const { data, error, isFetching, refetch } = useQuery(estimateQuery(shop, device, tradeIn.line?.lineId))
  if (data) return children({ ...tradeIn, device, estimate: data })
  return error ? <TryAgain onRetry={() => void refetch()} busy={isFetching} /> : <TradeInSkeleton />
}

/** Reads what the device is worth; without a device the trade-in starts over. */
export const Estimated = ({ tradeIn, children }: EstimatedProps) => {
  const pathTo = useTradeInPath()
  const search = useSearch()
  const { device, line } = tradeIn
  if (!device)
    return <Redirect to={withSearch(pathTo('tradein', { line: line?.lineId }), search, ['condition'])} replace />
  return (
    <DeviceEstimate tradeIn={tradeIn} device={device}>
      {children}
    </DeviceEstimate>
  )
}
