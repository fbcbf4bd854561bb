import { useTexts } from '@soe/shop-platform'
import { Redirect } from 'wouter'
import { ConditionForm } from './condition-form'
import { conditionTexts } from './condition-texts'
import { Estimated } from '../estimate/estimated'
import { TradeInPage } from '../flow/trade-in-page'
import { useTradeInPath } from '../flow/use-trade-in-path'

/** Step 2: four questions about the device. One that is worth nothing is asked none. */
export const ConditionPage = () => {
  const texts = useTexts(conditionTexts)
  const pathTo = useTradeInPath()
  return (
    <TradeInPage step="condition" title={texts.title}>
      {(tradeIn) => (
        <Estimated tradeIn={tradeIn}>
          {(estimated) =>
            estimated.estimate.device.eligible ? (
              <ConditionForm tradeIn={estimated} />
            ) : (
              <Redirect to={pathTo('zerodollartradeinspoke', estimated.address)} replace />
            )
          }
        </Estimated>
      )}
    </TradeInPage>
  )
}
