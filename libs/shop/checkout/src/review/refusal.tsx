import type { CartView } from '@soe/contracts'
import { isHandledByShop } from '@soe/shop-journey'
import { type ShopError, usePathOf, useTexts, defineTexts } from '@soe/shop-platform'
import { CartLink, useValidationWords, WayButtons } from '@soe/shop-steps'
import { checkoutTexts } from '../checkout-texts'
import { FailureNotice } from '../flow/call-failure'
import { useFailureText } from '../flow/use-failure-text'
import { MissingItems } from './missing-items'

interface RefusalProps {
  error: ShopError
  cart: CartView
}

/** What a refused order means for the shopper, by the carrier's code; the ways on are beside it. */
const refusalTexts = defineTexts(
  {
    '07': 'This account cannot place the order right now. Nothing was ordered, nothing was charged.',
    '1008': 'The carrier did not find your items. Nothing was ordered. Look at your cart, then place the order again.',
    OUT_OF_STOCK: 'Something in your cart has sold out. Nothing was ordered. Change it in your cart.',
  },
  {
    '07': 'Esta cuenta no puede hacer el pedido por ahora. No se pidió ni se cobró nada.',
    '1008': 'El operador no encontró tus artículos. No se pidió nada. Revisa tu carrito y vuelve a hacer el pedido.',
    OUT_OF_STOCK: 'Algo de tu carrito se agotó. No se pidió nada. Cámbialo en tu carrito.',
  },
)

const codes = ['07', '1008', 'OUT_OF_STOCK'] as const

/** Codes whose own message says too little. */
const refusalCode = (id: string): (typeof codes)[number] | undefined => codes.find((code) => code === id)

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
