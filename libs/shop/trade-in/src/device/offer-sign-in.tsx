import { useIdentity, useSignInHere, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import styles from './offer-sign-in.module.css'
import { deviceTexts } from './device-texts'

/** A guest may sign in to choose from the account's devices. */
export const OfferSignIn = () => {
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
