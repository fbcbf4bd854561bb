import { useTexts } from '@soe/shop-platform'
import { DeviceForm } from './device-form'
import { deviceTexts } from './device-texts'
import { TradeInPage } from '../flow/trade-in-page'

/** Step 1 for a device that is not the account's; the carrier asks for one where it does not take the first. */
export const DeviceDetailsPage = () => {
  const texts = useTexts(deviceTexts)
  return (
    <TradeInPage step="device" title={texts.anotherTitle}>
      {(tradeIn) => <DeviceForm tradeIn={tradeIn} isOther />}
    </TradeInPage>
  )
}
