import { useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, EmptyState } from '@soe/ui'
import { Link } from 'wouter'
import { accountTexts } from '../account-texts'

/** Guest checkout is asked for where its conditions do not hold. */
export const GuestUnavailable = () => {
  const texts = useTexts(accountTexts)
  const pathOf = usePathOf()
  const { base } = useShop()
  const cart = pathOf('expresscart')
  const { loggedIn } = useIdentity()
  return (
    <EmptyState
      nothing
      title={loggedIn ? texts.guestIsSignedIn : texts.guestUnavailableTitle}
      actions={
        <>
          <Link href={cart} asChild>
            <Button href="">{texts.toCart}</Button>
          </Link>
          {!loggedIn && (
            <Button variant="outline" href={`/signin?goto=${encodeURIComponent(`${base}${cart}`)}`}>
              {texts.signIn}
            </Button>
          )}
        </>
      }
    >
      {loggedIn ? texts.guestIsSignedInBody : texts.guestUnavailableBody}
    </EmptyState>
  )
}
