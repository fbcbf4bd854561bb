import type { CheckoutDetails } from '@soe/contracts'
import { guestChoice } from '@soe/contracts/routes'
import { useChange, useShop, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { cartInfoOf } from '../flow/checkout-query'

/** A guest who has an account signs in, and comes back to this page. */
export const SignInChoice = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { environment } = useShop()
  const choose = useChange(guestChoice, { meta: { silent: true }, refetch: false })
  const signIn = () =>
    choose.mutate(
      { cartInfo: cartInfoOf(details), choice: 'SIGN_IN' },
      {
        onSettled: () =>
          environment.location.assign(`/signin?goto=${encodeURIComponent(environment.location.pathname)}`),
      },
    )
  return (
    <p>
      {texts.haveAccount} <TextLink onClick={signIn}>{texts.signIn}</TextLink>
    </p>
  )
}
