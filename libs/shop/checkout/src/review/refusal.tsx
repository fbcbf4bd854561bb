import type { CartView } from '@soe/contracts'
import { isHandledByShop } from '@soe/shop-journey'
import { type ShopError, usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink, useValidationWords, WayButtons } from '@soe/shop-steps'
import { checkoutTexts } from '../checkout-texts'
import { FailureNotice } from '../flow/call-failure'
import { useFailureText } from '../flow/use-failure-text'
import { MissingItems } from './missing-items'
import { refusalCode, refusalTexts } from './refusal-texts'

interface RefusalProps {
  error: ShopError
  cart: CartView
}

const Sentence = ({ error, cart }: RefusalProps) => {
  const texts = useTexts(refusalTexts)
  const errorMessage = useFailureText(error)
  const { title, detail = '' } = useValidationWords()({
    errorCode: error.id,
    errorMessage,
    flowType: cart.orderDetails.flowType,
  })
  const code = refusalCode(error.id)
  return <p>{code ? texts[code] : `${title} ${detail}`.trim()}</p>
}

/** Why the carrier refuses the order, in a shopper's words, and what mends it. */
export const Refusal = ({ error, cart }: RefusalProps) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  if (isHandledByShop(error)) return null
  if (error.id === 'CART_INCOMPLETE')
    return (
      <FailureNotice of={error}>
        <MissingItems error={error} />
      </FailureNotice>
    )
  const ways = (
    <>
      <WayButtons codes={[error.id]} />
      <CartLink href={pathOf('expresscart')}>{texts.backToCart}</CartLink>
    </>
  )
  return (
    <FailureNotice of={error} {...(error.handling !== 'retry' && { actions: ways })}>
      <Sentence error={error} cart={cart} />
    </FailureNotice>
  )
}
