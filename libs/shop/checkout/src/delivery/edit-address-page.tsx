import type { CheckoutDetails } from '@soe/contracts'
import { updateAddress } from '@soe/contracts/routes'
import { checkoutPage, useGo } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { addressValues, deriveState, FormFields, useForm } from '@soe/shop-steps'
import { Button, Cluster, Stack } from '@soe/ui'
import { useState } from 'react'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { fullNameOf } from '../contact/full-name'
import { addressLine } from '../flow/address-line'
import { CallFailure } from '../flow/call-failure'
import { CheckoutForm } from '../flow/checkout-form'
import { CheckoutLayout } from '../flow/checkout-layout'
import { cartInfoOf, useCheckoutChange } from '../flow/checkout-query'
import { DetailsGate } from '../flow/details-gate'
import { isSameDay } from '../flow/shipments-of'
import { readRecipient, recipientSpecs, validateAddress, type RecipientFieldName } from './delivery-values'

type Recipient = Record<RecipientFieldName, string>

const recipientOf = ({ shippingAddress, contact }: CheckoutDetails): Recipient => ({
  firstName: shippingAddress?.firstName ?? contact?.firstName ?? '',
  lastName: shippingAddress?.lastName ?? contact?.lastName ?? '',
  ...addressValues(shippingAddress ?? contact?.serviceAddress),
})

const useCheckoutPath = () => {
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  return pathOf(checkoutPage(audience))
}

interface ConfirmProps {
  details: CheckoutDetails
  recipient: Recipient
  onEdit: () => void
}

const Confirm = ({ details, recipient, onEdit }: ConfirmProps) => {
  const texts = useTexts(checkoutTexts)
  const go = useGo()
  const path = useCheckoutPath()
  const update = useCheckoutChange(updateAddress)
  const shippingAddress = details.contact && readRecipient(recipient, details.contact)
  const save = () =>
    shippingAddress && update.mutate({ cartInfo: cartInfoOf(details), shippingAddress }, { onSuccess: () => go(path) })
  return (
    <Stack gap={28}>
      <div>
        <p>{fullNameOf(recipient)}</p>
        <p>{addressLine(recipient)}</p>
      </div>
      {update.error && !update.isPending && <CallFailure error={update.error} />}
      <Cluster>
        <Button onClick={save} busy={update.isPending} busyLabel={texts.saving}>
          {texts.shipHere}
        </Button>
        <Button variant="outline" onClick={onEdit}>
          {texts.edit}
        </Button>
      </Cluster>
    </Stack>
  )
}

const EditAddress = ({ details }: { details: CheckoutDetails }) => {
  const texts = useTexts(checkoutTexts)
  const path = useCheckoutPath()
  const [confirmed, setConfirmed] = useState<Recipient>()
  const { commonShipment, selectedOptionCode } = details.shipmentInfo
  const isCouriered = isSameDay(commonShipment, selectedOptionCode)
  const form = useForm<Recipient>({
    initial: recipientOf(details),
    validate: (values) => validateAddress({ ...values, addressChoice: 'other' }, isCouriered),
    derive: deriveState,
  })
  if (confirmed) {
    return <Confirm details={details} recipient={confirmed} onEdit={() => setConfirmed(undefined)} />
  }
  return (
    <CheckoutForm formRef={form.ref} onSubmit={form.onSubmit(setConfirmed)} busy={false}>
      <FormFields form={form} specs={recipientSpecs} />
      <p>
        <Link href={path}>{texts.backToCheckout}</Link>
      </p>
    </CheckoutForm>
  )
}

const NeedsContact = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <Stack gap={20}>
      <p>{texts.contactFirst}</p>
      <div>
        <Link href={useCheckoutPath()} asChild>
          <Button href="">{texts.contactTitle}</Button>
        </Link>
      </div>
    </Stack>
  )
}

export const EditAddressPage = () => {
  const texts = useTexts(checkoutTexts)
  return (
    <DetailsGate>
      {(details) => (
        <CheckoutLayout title={texts.editAddressTitle} details={details}>
          {details.contact ? <EditAddress details={details} /> : <NeedsContact />}
        </CheckoutLayout>
      )}
    </DetailsGate>
  )
}
