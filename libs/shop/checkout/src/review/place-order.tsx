import type { CheckoutDetails, Totals } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useIsBilled, useLock } from '@soe/shop-basket'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink, isBlocked as isCartBlocked } from '@soe/shop-steps'
import { BlockerNotice } from '@soe/shop-steps/blocker-notice'
import { Button, Stack, StickyBar, useOutOfView, Heading, Notice, TextLink, WarningIcon } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { Refusal } from './refusal'
import { usePlaceOrder } from './use-place-order'
import { Link } from 'wouter'
import type { CreditIssue } from './credit-issue'

interface PlaceOrderProps {
  details: CheckoutDetails
  onDeclined: () => void
  /** Something is missing still, which a press points out. */
  onUnready?: () => void
  /** The totals at which the shopper has pressed before the button came. */
  pressedAt?: Totals | undefined
}

const CreditNotice = ({ issue: { scenario, amount } }: { issue: CreditIssue }) => {
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

export const PlaceOrder = ({ details, onDeclined, onUnready, pressedAt }: PlaceOrderProps) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const { locked } = useLock()
  const cartPath = pathOf('expresscart')
  const { placeOrder, isPlacing, failure, creditIssue } = usePlaceOrder({ details, onDeclined })
  const isBlocked = isCartBlocked(details.cart)
  const cannotSucceed = isBlocked || creditIssue !== undefined
  const action = useRef<HTMLDivElement>(null)
  const isAway = useOutOfView(action, 'screen')
  const { dueToday } = details.cart.orderDetails.totals
  const amount = formatPrice(useIsBilled(details.payment) ? 0 : dueToday)
  const button = {
    disabled: locked || cannotSucceed,
    busy: isPlacing,
    busyLabel: texts.placing,
    onClick: onUnready ?? (() => void placeOrder()),
  }
  useEffect(() => {
    if (pressedAt) void placeOrder(pressedAt)
    // oxlint-disable-next-line exhaustive-deps -- one press places once
  }, [pressedAt])
  return (
    <Stack gap={20}>
      <BlockerNotice
        cart={details.cart}
        more={<CartLink href={cartPath}>{texts.backToCart}</CartLink>}
        hasRefused={isBlocked && failure !== undefined}
      />
      {creditIssue && <CreditNotice issue={creditIssue} />}
      {failure && !isBlocked && <Refusal error={failure} cart={details.cart} />}
      <div ref={action}>
        <Button wide {...button}>
          {texts.placeOrder}
        </Button>
      </div>
      <StickyBar shown={isAway && !cannotSucceed} label={texts.dueToday}>
        <Button wide {...button}>
          {texts.placeOrderFor(amount)}
        </Button>
      </StickyBar>
    </Stack>
  )
}
