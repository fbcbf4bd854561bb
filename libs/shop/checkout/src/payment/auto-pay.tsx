import type { CheckoutDetails } from '@soe/contracts'
import { setAutoPay } from '@soe/contracts/routes'
import { untilShown } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { CheckboxField } from '@soe/ui'
import { useState } from 'react'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

export const AutoPay = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { mutate, isPending, error } = useCheckoutChange(setAutoPay)
  /** Shown at once, until the answer says the same. */
  const [chosen, choose] = useState<boolean>()
  if (details.autoPay === undefined) return null
  return (
    <>
      <CheckboxField
        label={texts.autoPay}
        hint={texts.autoPayHint}
        checked={chosen ?? details.autoPay}
        onChange={({ target: { checked: autoPay } }) => {
          choose(autoPay)
          const showRead = () => void untilShown().then(() => choose(undefined))
          mutate({ cartInfo: cartInfoOf(details), autoPay }, { onSettled: showRead })
        }}
      />
      {error && !isPending && <CallFailure error={error} />}
    </>
  )
}
