import { useTexts } from '@soe/shop-platform'
import { DeviceForm } from './device-form'
import { deviceTexts } from './device-texts'
import { OfferSignIn } from './offer-sign-in'
import { TradedIn } from './traded-in'
import { TradeInPage } from '../flow/trade-in-page'

/** Step 1: a device of the account, or another one. */
export const DevicePage = () => {
  const texts = useTexts(deviceTexts)
  return (
    <TradeInPage step="device" title={texts.title}>
      {(tradeIn) => (
        <>
          <OfferSignIn />
          <DeviceForm tradeIn={tradeIn} />
          <TradedIn items={tradeIn.items} />
        </>
      )}
    </TradeInPage>
  )
}
