import type { CheckoutDetails } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { CartLink, isBlocked as isCartBlocked } from '@soe/shop-steps'
import { BlockerNotice } from '@soe/shop-steps/blocker-notice'
import { Button, Stack, StickyBar, useOutOfView } from '@soe/ui'
import { useEffect, useRef } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CreditNotice } from './credit-notice'
import { Refusal } from './refusal'
import { usePlaceOrder } from './use-place-order'

interface PlaceOrderProps {
  details: CheckoutDetails
  onDeclined: () => void
  /** Something is missing still, which a press points out. */
  onUnready?: () => void
  /** The shopper has pressed before the button came. */
  isPressed?: boolean
}

export const PlaceOrder = ({ details, onDeclined, onUnready, isPressed = false }: PlaceOrderProps) => {
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
  const amount = formatPrice(details.payment?.paymentType === 'account' ? 0 : dueToday)
  const button = {
    disabled: locked || cannotSucceed,
    busy: isPlacing,
    busyLabel: texts.placing,
    onClick: onUnready ?? (() => void placeOrder()),
  }
  useEffect(() => {
    if (isPressed) void placeOrder()
    // oxlint-disable-next-line exhaustive-deps -- one press places once
  }, [isPressed])
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
