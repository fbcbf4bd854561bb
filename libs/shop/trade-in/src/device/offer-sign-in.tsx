import { useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import styles from './offer-sign-in.module.css'
import { deviceTexts } from './device-texts'

/** A guest may sign in to choose from the account's devices. */
export const OfferSignIn = () => {
  const texts = useTexts(deviceTexts)
  const { loggedIn } = useIdentity()
  const { pathname, search } = useShop().environment.location
  if (loggedIn) return null
  const goto = encodeURIComponent(`${pathname}${search}`)
  return (
    <p className={styles.offer}>
      {texts.signIn}{' '}
      <TextLink inline href={`/signin?goto=${goto}`}>
        {texts.signInLink}
      </TextLink>
    </p>
  )
}
