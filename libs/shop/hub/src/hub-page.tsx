import { isSignedIn } from '@soe/rules'
import { useCanShow, useIdentity, usePageMeta, usePathOf, useShop, useSignInHere, useTexts } from '@soe/shop-platform'
import { retrieveCartRows } from '@soe/shop-steps'
import { Button, EmptyState, PageHeading } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { SavedCards } from './cards/saved-cards'
import { SavedCarts } from './carts/saved-carts'
import { greetingAt } from './greeting'
import styles from './hub-page.module.css'
import { hubTexts } from './hub-texts'
import { HubOffers } from './hub-offers'
import { HubWays } from './hub-ways'
import { YourLines } from './lines/your-lines'
import { OnItsWay } from './orders/on-its-way'

export interface HubPageProps {
  /** Leaves the offers out: the second version of the page. */
  isSimplified?: boolean
}

const SignIn = () => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const signIn = useSignInHere()
  const canRetrieve = useCanShow(retrieveCartRows, 'empty-cart')
  const cart = pathOf('expresscart')
  return (
    <EmptyState
      title={texts.signInTitle}
      actions={
        <>
          <Button href={signIn}>{texts.signIn}</Button>
          {canRetrieve && (
            <Link href={cart} asChild>
              <Button href={cart} variant="outline">
                {texts.retrieve}
              </Button>
            </Link>
          )}
        </>
      }
    >
      {texts.signInBody}
    </EmptyState>
  )
}

/** The customer's lines, saved carts, orders and offers. */
export const HubPage = ({ isSimplified = false }: HubPageProps) => {
  const texts = useTexts(hubTexts)
  const { audience, firstName } = useIdentity()
  const { environment } = useShop()
  const [canonical] = useLocation()
  usePageMeta({ title: texts.metaTitle, description: texts.metaDescription, canonical })
  if (!isSignedIn(audience)) return <SignIn />
  const greeting = greetingAt(new Date(environment.now()).getHours())
  return (
    <>
      <div className={styles.head}>
        <PageHeading>{texts[greeting](firstName)}</PageHeading>
        <HubWays />
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          <YourLines />
          <OnItsWay />
        </div>
        <div className={styles.side}>
          <SavedCarts isSimplified={isSimplified} />
          <SavedCards />
        </div>
      </div>
      {!isSimplified && <HubOffers />}
    </>
  )
}
