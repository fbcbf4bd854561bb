import type { CheckoutDetails } from '@soe/contracts'
import { setAutoPay } from '@soe/contracts/routes'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

/** Whether the bills are paid with Auto Pay, where a plan of the order costs less with it. */
export const AutoPay = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { mutate, isPending, variables, error } = useCheckoutChange(setAutoPay)
  if (details.autoPay === undefined) return null
  return (
    <>
      <CheckboxField
        label={texts.autoPay}
        hint={texts.autoPayHint}
        checked={isPending ? variables.autoPay : details.autoPay}
        onChange={({ target }) => mutate({ cartInfo: cartInfoOf(details), autoPay: target.checked })}
      />
      {error && !isPending && <CallFailure error={error} />}
    </>
  )
}
