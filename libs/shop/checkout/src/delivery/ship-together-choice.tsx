import type { CheckoutDetails } from '@soe/contracts'
import { selectShipping } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { RadioCards, VisuallyHidden } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { isApart } from '../flow/shipments-of'

/** The first choice of delivery: what is chosen for the whole order stays until a line has its own. */
export const ShipTogetherChoice = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const { locked } = useLock()
  const { mutate, isPending, error, variables } = useCheckoutChange(selectShipping)
  const { selectedOptionCode, storeInfo } = details.shipmentInfo
  const isTogether = isPending ? variables.shipTogetherPref : !isApart(details)
  const choose = (choice: string) =>
    mutate({
      cartInfo: cartInfoOf(details),
      selectedOptionCode,
      shipTogetherPref: choice === 'together',
      ...(selectedOptionCode === storePickup && storeInfo && { locationCode: storeInfo.locationCode }),
    })
  return (
    <div>
      <RadioCards
        legend={<VisuallyHidden>{texts.togetherOrApart}</VisuallyHidden>}
        value={isTogether ? 'together' : 'apart'}
        onChange={choose}
        disabled={locked}
        options={[
          { value: 'together', label: texts.together, sublabel: texts.togetherDetail },
          { value: 'apart', label: texts.apart, sublabel: texts.apartDetail },
        ]}
      />
      {error && !isPending && <CallFailure error={error} />}
    </div>
  )
}
