import { selectShipping, updateAddress } from '@soe/contracts/routes'
import { useTexts } from '@soe/shop-platform'
import { FormFields, useDraftName, useForm } from '@soe/shop-steps'
import { InfoIcon, Notice, RadioList, Stack } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { addressLine } from '../flow/address-line'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { storePickup } from '../flow/checkout-steps'
import { CheckoutForm } from '../flow/checkout-form'
import {
  deliveryValues,
  readShippingAddress,
  recipientSpecs,
  validateDelivery,
  type DeliveryValues,
} from './delivery-values'
import { DeliveryWindows } from './delivery-windows'
import { ShippingOptions } from './shipping-options'
import { StoreList } from './store-list'

/** Sends the option first and the address last: the address completes the step. */
const useSendDelivery = ({ details, onDone }: StepFormProps) => {
  const shipping = useCheckoutChange(selectShipping)
  const address = useCheckoutChange(updateAddress)
  const cartInfo = cartInfoOf(details)
  const send = (values: DeliveryValues, clearDraft: () => void) => {
    const onSuccess = (answer: StepFormProps['details']) => {
      clearDraft()
      onDone(answer)
    }
    const shippingAddress = readShippingAddress(values, details.contact)
    shipping.mutate(
      {
        cartInfo,
        selectedOptionCode: values.option,
        ...(!shippingAddress && { locationCode: values.store }),
        ...(isWindowOpen(details, values) && { sddWindowId: values.window }),
      },
      {
        onSuccess: (answer) =>
          shippingAddress ? address.mutate({ cartInfo, shippingAddress }, { onSuccess }) : onSuccess(answer),
      },
    )
  }
  return { send, isPending: shipping.isPending || address.isPending, error: shipping.error ?? address.error }
}

const isWindowOpen = ({ shipmentInfo }: StepFormProps['details'], { window }: DeliveryValues) =>
  shipmentInfo.commonShipment.sddAvailableWindows.some(({ id }) => id === window)

/** Whether something in the cart may not travel by air. */
const hasRestricted = ({ cart: { lineDetails } }: StepFormProps['details']) =>
  Object.values(lineDetails.lineInfo).some(({ accessories }) => accessories.some((item) => item.restrictedShipping))

/** Same-day options have windows, which the carrier names once one is chosen. */
const isSameDayOption = ({ shipmentInfo }: StepFormProps['details'], option: string) =>
  shipmentInfo.commonShipment.shippingOptions.some(
    ({ shippingOptionId, sddType }) => shippingOptionId === option && sddType !== undefined,
  )

/** How the order arrives, and where. */
export const DeliveryForm = (props: StepFormProps) => {
  const { details } = props
  const texts = useTexts(checkoutTexts)
  const form = useForm<DeliveryValues>({
    initial: deliveryValues(details),
    validate: validateDelivery,
    draft: useDraftName('delivery', details),
  })
  const { send, isPending, error } = useSendDelivery(props)
  const { values, set } = form
  const { commonShipment } = details.shipmentInfo
  const isPickup = values.option === storePickup
  const isSameDay = isSameDayOption(details, values.option)
  const choosing = useCheckoutChange(selectShipping)
  const chooseOption = (option: string) => {
    set('option', option)
    if (isSameDayOption(details, option)) {
      choosing.mutate({ cartInfo: cartInfoOf(details), selectedOptionCode: option })
    }
  }
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit((sent) => send(sent, form.clearDraft))}
      busy={isPending || choosing.isPending}
      error={error ?? choosing.error}
    >
      {hasRestricted(details) && <Notice icon={<InfoIcon />}>{texts.restricted}</Notice>}
      {commonShipment.thirdPartyItems === 'Y' && <p>{texts.thirdParty}</p>}
      <ShippingOptions
        options={commonShipment.shippingOptions}
        unavailable={commonShipment.sddOptionNotAvailable?.message}
        value={values.option}
        onChange={chooseOption}
      />
      {isSameDay && (
        <DeliveryWindows
          windows={commonShipment.sddAvailableWindows}
          value={values.window}
          onChange={(window) => set('window', window)}
        />
      )}
      {isPickup && (
        <StoreList
          stores={details.shipmentInfo.ispuStoreList}
          near={details.contact?.serviceAddress.state}
          value={values.store}
          onChange={(store) => set('store', store)}
          error={form.errorTextOf('store')}
        />
      )}
      {!isPickup && (
        <RadioList
          legend={texts.whereTo}
          value={values.addressChoice}
          onChange={(choice) => set('addressChoice', choice)}
          options={[
            { value: 'service', label: texts.toServiceAddress, sublabel: addressLine(details.contact?.serviceAddress) },
            { value: 'other', label: texts.toAnotherAddress },
          ]}
        />
      )}
      {!isPickup && values.addressChoice === 'other' && (
        <Stack gap={20}>
          <FormFields form={form} specs={recipientSpecs} />
        </Stack>
      )}
    </CheckoutForm>
  )
}
