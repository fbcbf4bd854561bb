import { selectShipping, updateAddress } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { lazyPart, usePreparedWhenIdle, useTexts } from '@soe/shop-platform'
import { deriveState, useDraftName, useForm } from '@soe/shop-steps'
import { SkeletonText } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'
import type { StepFormProps } from '../contact/contact-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { CheckoutForm } from '../flow/checkout-form'
import { hasWindow, isSameDay, windowOf } from '../flow/shipments-of'
import { useAddressType } from '../flow/use-address-type'
import { deliveryValues, readShippingAddress, validateDelivery, type DeliveryValues } from './delivery-values'
import { AddresseeFields } from './addressee-fields'
import { DeliveryWindows } from './delivery-windows'
import { hasRestricted } from './has-restricted'
import { ShippingOptions } from './shipping-options'
import { isWindowRefused, useFilledWindow } from './use-filled-window'

const WaitingList = () => <SkeletonText lines={4} />

const StoreList = lazyPart(() => import('./store-list').then((module) => module.StoreList), 'now', WaitingList)

/** Sends the option first and the address last: the address completes the step. */
const useSendDelivery = ({ details, onDone }: StepFormProps) => {
  const shipment = details.shipmentInfo.commonShipment
  const { filled, noteFailure } = useFilledWindow(shipment.sddAvailableWindows)
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
        ...(isSameDay(shipment, values.option) && { sddWindowId: windowOf(shipment, values.window)?.id }),
      },
      {
        onSuccess: (answer) =>
          shippingAddress ? address.mutate({ cartInfo, shippingAddress }, { onSuccess }) : onSuccess(answer),
        onError: (error) => noteFailure(error, values.window),
      },
    )
  }
  const failure = isWindowRefused(shipping.error) ? null : shipping.error
  return { send, filled, isPending: shipping.isPending || address.isPending, error: failure ?? address.error }
}

export const TogetherForm = (props: StepFormProps) => {
  const { details } = props
  const texts = useTexts(checkoutTexts)
  const { commonShipment } = details.shipmentInfo
  usePreparedWhenIdle(StoreList.prepare)
  const form = useForm<DeliveryValues>({
    initial: deliveryValues(details),
    validate: (given) =>
      validateDelivery(given, {
        isCouriered: isSameDay(commonShipment, given.option),
        hasWindow: hasWindow(commonShipment, given.option, given.window),
      }),
    derive: deriveState,
    draft: useDraftName('delivery', details),
  })
  const { send, filled, isPending, error } = useSendDelivery(props)
  const { values, set } = form
  const isPickup = values.option === storePickup
  useAddressType('delivery', 'pickup', isPickup)
  const choosing = useCheckoutChange(selectShipping)
  const chooseStore = (store: string) => {
    set('store', store)
    choosing.mutate({ cartInfo: cartInfoOf(details), selectedOptionCode: storePickup, locationCode: store })
  }
  /** A pickup is at the nearest store until another is chosen: without one the total would stay that of the last way. */
  const chooseOption = (option: string) => {
    set('option', option)
    if (option === storePickup) chooseStore(values.store || (details.shipmentInfo.ispuStoreList[0]?.locationCode ?? ''))
    else choosing.mutate({ cartInfo: cartInfoOf(details), selectedOptionCode: option })
  }
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit((sent) => send(sent, form.clearDraft))}
      busy={isPending || choosing.isPending}
      error={error ?? choosing.error}
    >
      {commonShipment.thirdPartyItems === 'Y' && <p>{texts.thirdParty}</p>}
      <ShippingOptions
        options={commonShipment.shippingOptions}
        isRestricted={hasRestricted(details.cart, commonShipment.lines)}
        unavailable={commonShipment.sddOptionNotAvailable?.message}
        value={values.option}
        onChange={chooseOption}
      />
      {isSameDay(commonShipment, values.option) && (
        <DeliveryWindows
          shipment={commonShipment}
          option={values.option}
          value={values.window}
          onChange={(window) => set('window', window)}
          filled={filled}
          error={form.errorTextOf('window')}
        />
      )}
      {isPickup && (
        <StoreList
          stores={details.shipmentInfo.ispuStoreList}
          cart={details.cart}
          lines={commonShipment.lines}
          value={values.store}
          onChange={chooseStore}
          error={form.errorTextOf('store')}
        />
      )}
      {!isPickup && <AddresseeFields form={form} details={details} />}
    </CheckoutForm>
  )
}
