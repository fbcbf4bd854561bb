import { formatPrice } from '@soe/rules'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button, Heading, Notice, TextLink, WarningIcon } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import type { CreditIssue } from './credit-issue'

export const CreditNotice = ({ issue: { scenario, amount } }: { issue: CreditIssue }) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  if (scenario === '') return null
  const words = {
    downpayment: {
      title: texts.creditTitleDownpayment,
      body: texts.creditDownpayment(formatPrice(amount)),
      action: texts.seeWhatIsDue,
      page: 'creditresult',
    },
    securitydeposit: {
      title: texts.creditTitleSecuritydeposit,
      body: texts.creditSecuritydeposit(formatPrice(amount)),
      action: texts.seeWhatIsDue,
      page: 'creditresult',
    },
    credithold: {
      title: texts.creditTitleCredithold,
      body: texts.creditCredithold,
      action: texts.whatToDo,
      page: 'credithold',
    },
  } as const
  const { title, body, action, page } = words[scenario]
  return (
    <Notice
      role="alert"
      icon={<WarningIcon />}
      actions={
        <>
          <Link href={pathOf(page)} asChild>
            <Button href="" variant="ink" size="small">
              {action}
            </Button>
          </Link>
          <Link href={pathOf('expresscart')} asChild>
            <TextLink href="">{texts.backToCart}</TextLink>
          </Link>
        </>
      }
    >
      <Heading size={22}>{title}</Heading>
      <p>{body}</p>
      <p>{texts.call}</p>
    </Notice>
  )
}
