import { selectShipping, updateAddress } from '@soe/contracts/routes'
import { storePickup } from '@soe/rules'
import { deriveState, useDraftName, useForm } from '@soe/shop-steps'
import type { StepFormProps } from '../contact/contact-form'
import { CheckoutForm } from '../flow/checkout-form'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { AddresseeFields } from './addressee-fields'
import { deliveryValues, readAddressee, validateAddress, type DeliveryValues } from './delivery-values'
import { LineDelivery } from './line-delivery'
import { hasWindow, isSameDay, shipmentsOf } from '../flow/shipments-of'
import { useAddressType } from '../flow/use-address-type'
import { isWindowRefused } from './use-filled-window'
import { useMoveAccessory } from './use-move-accessory'

/** Each line goes its own way: its choices are sent as they are made, the address with the form. */
export const ApartForm = ({ details, onDone }: StepFormProps) => {
  const { contact } = details
  const shipments = shipmentsOf(details)
  const isShipped = shipments.some(({ selectedOptionCode }) => selectedOptionCode !== storePickup)
  const isCouriered = shipments.some((shipment) => isSameDay(shipment, shipment.selectedOptionCode))
  useAddressType(
    'delivery',
    'pickup',
    shipments.some(({ selectedOptionCode }) => selectedOptionCode === storePickup),
  )
  const form = useForm<DeliveryValues>({
    initial: deliveryValues(details),
    validate: (values) => {
      if (!shipments.every((shipment) => hasWindow(shipment, shipment.selectedOptionCode)))
        return { window: 'validation.choice' }
      return isShipped ? validateAddress(values, isCouriered) : {}
    },
    derive: deriveState,
    draft: useDraftName('delivery', details),
  })
  const address = useCheckoutChange(updateAddress)
  const shipping = useCheckoutChange(selectShipping)
  const moving = useMoveAccessory()
  const cartInfo = cartInfoOf(details)
  const finish = (answer: StepFormProps['details']) => {
    form.clearDraft()
    onDone(answer)
  }
  const send = (values: DeliveryValues) =>
    isShipped && contact
      ? address.mutate({ cartInfo, shippingAddress: readAddressee(values, contact) }, { onSuccess: finish })
      : finish(details)
  return (
    <CheckoutForm
      formRef={form.ref}
      onSubmit={form.onSubmit(send)}
      busy={address.isPending || shipping.isPending || moving.isPending}
      error={address.error ?? moving.error ?? (isWindowRefused(shipping.error) ? null : shipping.error)}
    >
      {shipments.map((shipment, index) => (
        <LineDelivery
          key={shipment.lines[0]}
          details={details}
          shipment={shipment}
          position={index + 1}
          pending={shipping.isPending && shipping.variables.lineId === shipment.lines[0] ? shipping.variables : {}}
          onMove={moving.move}
          onChoose={(choice, onError) => shipping.mutate({ cartInfo, ...choice }, { onError })}
        />
      ))}
      {isShipped && <AddresseeFields form={form} details={details} />}
    </CheckoutForm>
  )
}
