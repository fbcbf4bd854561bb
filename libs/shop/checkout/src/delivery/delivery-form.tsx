import { lazyPart, useTexts } from '@soe/shop-platform'
import { SkeletonText, Stack, RadioCards, VisuallyHidden } from '@soe/ui'
import type { StepFormProps } from '../contact/contact-form'
import { isApart, maySplit } from '../flow/shipments-of'
import { WaitingForm } from '../flow/waiting-form'
import { TogetherForm } from './together-form'
import type { CheckoutDetails } from '@soe/contracts'
import { selectShipping } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { checkoutTexts } from '../checkout-texts'
import { CallFailure } from '../flow/call-failure'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'

const Waiting = () => (
  <WaitingForm>
    <SkeletonText lines={6} />
  </WaitingForm>
)

const ApartForm = lazyPart(() => import('./apart-form').then((module) => module.ApartForm), 'now', Waiting)

/** The first choice of delivery: what is chosen for the whole order stays until a line has its own. */
const ShipTogetherChoice = ({ details }: { details: CheckoutDetails }) => {
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

export const DeliveryForm = (props: StepFormProps) => {
  if (!maySplit(props.details)) return <TogetherForm {...props} />
  const Form = isApart(props.details) ? ApartForm : TogetherForm
  return (
    <Stack gap={36}>
      <ShipTogetherChoice details={props.details} />
      <Form {...props} />
    </Stack>
  )
}
