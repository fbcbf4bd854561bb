import { formatPrice } from '@soe/rules'
import { buildDestinationPath, destination } from '@soe/shop-journey'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Heading, Notice, TextLink, WarningIcon } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import type { CreditIssue } from './credit-issue'

/** Explains what the credit check asks for, and links back to the cart. */
export const CreditNotice = ({ issue: { scenario, amount } }: { issue: CreditIssue }) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  if (scenario === '') return null
  const words = {
    downpayment: { title: texts.creditTitleDownpayment, body: texts.creditDownpayment(formatPrice(amount)) },
    securitydeposit: {
      title: texts.creditTitleSecuritydeposit,
      body: texts.creditSecuritydeposit(formatPrice(amount)),
    },
    credithold: { title: texts.creditTitleCredithold, body: texts.creditCredithold },
  }[scenario]
  return (
    <Notice role="alert" icon={<WarningIcon />}>
      <Heading size={22}>{words.title}</Heading>
      <p>{words.body}</p>
      <Link href={buildDestinationPath(destination('expresscart'), audience)} asChild>
        <TextLink href="">{texts.backToCart}</TextLink>
      </Link>
    </Notice>
  )
}
