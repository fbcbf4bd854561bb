import { readSignedOut, type SignedOut } from '@soe/rules'
import { forgetSignedOut, useIdentity, useShop, useTexts, formatClock, type Language } from '@soe/shop-platform'
import { Button, HotelFlag } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { accountTexts } from '../account-texts'
import { WaitingCart } from './waiting-cart'
import styles from './signed-out-content.module.css'

interface SignedOutWords {
  title: string
  body: string
}

export const signedOutWords = ({ reason, at, items }: SignedOut, language: Language): SignedOutWords => {
  const texts = accountTexts(language)
  const title = items > 0 ? texts.signedOutCartTitle : texts.signedOutTitle
  switch (reason) {
    case 'idle':
      return { title, body: at === undefined ? texts.idle : texts.idleAt(formatClock(at)) }
    case 'elsewhere':
      return { title, body: texts.elsewhere }
    case 'failed':
      return { title, body: texts.extendFailed }
    case 'self':
      return { title, body: texts.self }
    case 'ended':
      return { title: texts.endedTitle, body: items > 0 ? texts.endedCart : texts.ended }
  }
}

const Content = ({ signedOut }: { signedOut: SignedOut }) => {
  const texts = useTexts(accountTexts)
  const shop = useShop()
  const { language, base } = shop
  const heading = useRef<HTMLHeadingElement>(null)
  const { title, body } = signedOutWords(signedOut, language)
  const isGuest = signedOut.reason === 'ended'
  const goto = encodeURIComponent(signedOut.from ?? `${base}/smartphones`)
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  const dismiss = () => {
    forgetSignedOut(shop)
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return (
    <section className={styles.signedOut} aria-labelledby="signed-out">
      <div className={styles.mast}>
        <HotelFlag width={224} className={styles.flag} />
      </div>
      <div className={styles.words}>
        <h2 id="signed-out" ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h2>
        <p className={styles.body}>{body}</p>
        <div className={styles.actions}>
          <Button href={`/signin?goto=${goto}`}>{isGuest ? texts.signIn : texts.signInAndGoOn}</Button>
          <Button variant="outline" onClick={dismiss}>
            {texts.shopOn}
          </Button>
        </div>
        {!isGuest && signedOut.items > 0 && <WaitingCart signedOut={signedOut} />}
        {!isGuest && <p className={styles.shared}>{texts.shared}</p>}
      </div>
    </section>
  )
}

export const SignedOutContent = () => {
  const signedOut = readSignedOut(useIdentity().signedOut)
  return signedOut && <Content signedOut={signedOut} />
}
