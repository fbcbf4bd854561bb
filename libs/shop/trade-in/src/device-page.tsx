import { useTexts } from '@soe/shop-platform'
import { DeviceForm } from './device/device-form'
import { deviceTexts } from './device/device-texts'
import { OfferSignIn } from './device/offer-sign-in'
import { TradedIn } from './device/traded-in'
import { TradeInPage } from './flow/trade-in-page'

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
