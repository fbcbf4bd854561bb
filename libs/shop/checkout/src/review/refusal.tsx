import type { CartView } from '@soe/contracts'
import { isHandledByShop } from '@soe/shop-journey'
import {
  type ShopError,
  usePathOf,
  useTexts,
  defineTexts,
  destination,
  type Destination,
  useIdentity,
} from '@soe/shop-platform'
import { CartLink, useValidationWords, WayButtons } from '@soe/shop-steps'
import { checkoutTexts } from '../checkout-texts'
import { FailureNotice } from '../flow/call-failure'
import { useFailureText } from '../flow/use-failure-text'
import { Cluster, Stack, TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { stepDestination, type CheckoutStep } from '../flow/checkout-steps'

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

/** The step that supplies what the carrier names as missing; anything else is missing in the cart. */
const stepsByIssue: Readonly<Record<string, Exclude<CheckoutStep, 'review'>>> = {
  ContactInfo: 'contact',
  delivery: 'delivery',
  payment: 'payment',
  agreement: 'agreements',
}

const textOf = {
  contact: 'missingContact',
  delivery: 'missingDelivery',
  payment: 'missingPayment',
  agreements: 'missingAgreements',
} as const

const isTotalChanged = ({ normalised }: ShopError): boolean =>
  normalised.details.some(({ issue }) => issue === 'total changed')

const MissingItems = ({ error }: { error: ShopError }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const issues = error.normalised.details.flatMap(({ issue }) => issue ?? [])
  if (isTotalChanged(error)) return <p>{texts.totalChanged}</p>
  if (issues.length === 0) return <p>{error.normalised.message}</p>
  const rows = issues.map((issue): { text: string; to: Destination } => {
    const step = stepsByIssue[issue]
    if (!step) return { text: texts.missingItems, to: destination('expresscart') }
    return { text: texts[textOf[step]], to: stepDestination(step, audience) }
  })
  return (
    <>
      <p>{texts.incomplete}</p>
      <ul>
        {rows.map(({ text, to }) => (
          <li key={text}>
            <Link href={pathOf(to)} asChild>
              <TextLink href="">{text}</TextLink>
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
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
    <FailureNotice of={error}>
      <Stack>
        <Sentence error={error} cart={cart} />
        {error.handling !== 'retry' && <Cluster>{ways}</Cluster>}
      </Stack>
    </FailureNotice>
  )
}
