import type { TradeInCondition } from '@soe/contracts'
import { withSearch } from '@soe/shop-journey'
import { useTexts } from '@soe/shop-platform'
import { Redirect, useSearch } from 'wouter'
import { estimateTexts } from './estimate-texts'
import { EstimateView } from './estimate-view'
import { Estimated, type EstimatedTradeIn } from './estimated'
import { TradeInPage } from '../flow/trade-in-page'
import { useTradeInPath } from '../flow/use-trade-in-path'

/** A device that is worth nothing is recycled whatever its condition. */
const conditionIn = ({ estimate, address }: EstimatedTradeIn): TradeInCondition | undefined =>
  estimate.device.eligible ? address.condition : 'not-working'

const RatedEstimate = ({ tradeIn }: { tradeIn: EstimatedTradeIn }) => {
  const pathTo = useTradeInPath()
  const search = useSearch()
  const condition = conditionIn(tradeIn)
  if (!condition)
    return <Redirect to={withSearch(pathTo('tradein/devicecondition', tradeIn.address), search)} replace />
  return <EstimateView tradeIn={tradeIn} condition={condition} />
}

export const EstimatePage = () => {
  const texts = useTexts(estimateTexts)
  return (
    <TradeInPage step="estimate" title={texts.title} isHeaded>
      {(tradeIn) => <Estimated tradeIn={tradeIn}>{(estimated) => <RatedEstimate tradeIn={estimated} />}</Estimated>}
    </TradeInPage>
  )
}
