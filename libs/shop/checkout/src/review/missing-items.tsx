import { destination, type Destination, type ShopError, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { stepDestination, type CheckoutStep } from '../flow/checkout-steps'

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

export const MissingItems = ({ error }: { error: ShopError }) => {
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
