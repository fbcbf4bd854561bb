import type { CheckoutDetails } from '@soe/contracts'
import { guestChoice } from '@soe/contracts/routes'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { cartInfoOf } from '../flow/checkout-query'

/** A guest who has an account signs in, and comes back to this page. */
export const SignInChoice = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { pathname } = useShop().environment.location
  const choose = useChange(guestChoice, { meta: { silent: true }, refetch: false })
  /** Followed as a link, which the carrier's app leads through its own gateway. */
  const way = useRef<HTMLAnchorElement>(null)
  const signIn = () =>
    choose.mutate({ cartInfo: cartInfoOf(details), choice: 'SIGN_IN' }, { onSettled: () => way.current?.click() })
  return (
    <p>
      {texts.haveAccount} <TextLink onClick={signIn}>{texts.signIn}</TextLink>
      <a ref={way} href={`/signin?goto=${encodeURIComponent(pathname)}`} hidden>
        {texts.signIn}
      </a>
    </p>
  )
}
