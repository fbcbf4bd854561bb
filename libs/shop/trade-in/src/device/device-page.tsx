import { useIdentity, useSignInHere, useTexts } from '@soe/shop-platform'
import { DeviceForm } from './device-form'
import { deviceTexts } from './device-texts'
import { TradedIn } from './traded-in'
import { TradeInPage } from '../flow/trade-in-page'
import { TextLink } from '@soe/ui'
import styles from './offer-sign-in.module.css'

/** A guest may sign in to choose from the account's devices. */
const OfferSignIn = () => {
  const texts = useTexts(deviceTexts)
  const { loggedIn } = useIdentity()
  const signIn = useSignInHere()
  if (loggedIn) return null
  return (
    <p className={styles.offer}>
      {texts.signIn}{' '}
      <TextLink inline href={signIn}>
        {texts.signInLink}
      </TextLink>
    </p>
  )
}

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
