import { usePathOf, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { Redirect, Link } from 'wouter'
import { useAuthenticationLevel } from './use-authentication-level'
import { Button, EmptyState } from '@soe/ui'
import { accountTexts } from '../account-texts'

const GuestUnavailable = () => {
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

/** Shows a page of the guest checkout at L1; L2 checks out with the account. */
export const GuestGate = ({ children }: { children: ReactNode }) => {
  const pathOf = usePathOf()
  const level = useAuthenticationLevel()
  if (level === 'L2') return <Redirect to={pathOf('expresscheckout')} replace />
  return level === 'L1' ? children : <GuestUnavailable />
}
