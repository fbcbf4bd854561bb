import type { CheckoutDetails, Contact } from '@soe/contracts'
import { readText, storePickup } from '@soe/rules'
import {
  type AddressFieldName,
  addressSpecs,
  addressValues,
  boxErrors,
  type FieldErrors,
  type FieldSpec,
  readAddress,
  validateFields,
} from '@soe/shop-steps'
import { addresseeOf, reachOf, withBox, type ShippingAddress } from '../contact/addressee-of'

export type RecipientFieldName = 'firstName' | 'lastName' | AddressFieldName
export type DeliveryValues = Record<RecipientFieldName | 'option' | 'window' | 'store' | 'addressChoice', string>

export const recipientSpecs: readonly FieldSpec<RecipientFieldName>[] = [
  {
    name: 'firstName',
    kind: 'required',
    autoComplete: 'shipping given-name',
    needsLetters: true,
    maxLength: 60,
    half: true,
  },
  {
    name: 'lastName',
    kind: 'required',
    autoComplete: 'shipping family-name',
    needsLetters: true,
    maxLength: 60,
    half: true,
  },
  ...addressSpecs('shipping '),
]

type Address = Contact['serviceAddress']

const isSamePlace = (left: Address | undefined, right: Address | undefined) =>
  left?.addressLine1 === right?.addressLine1 &&
  left?.addressLine2 === right?.addressLine2 &&
  left?.zipCode === right?.zipCode

export const deliveryValues = ({ contact, shippingAddress, shipmentInfo }: CheckoutDetails): DeliveryValues => {
  const isElsewhere = shippingAddress !== undefined && !isSamePlace(shippingAddress, contact?.serviceAddress)
  return {
    option: shipmentInfo.selectedOptionCode,
    window: shipmentInfo.commonShipment.sddAvailableWindows.find(({ selected }) => selected)?.id ?? '',
    store: shipmentInfo.storeInfo?.locationCode ?? '',
    addressChoice: isElsewhere ? 'other' : 'service',
    firstName: shippingAddress?.firstName ?? contact?.firstName ?? '',
    lastName: shippingAddress?.lastName ?? contact?.lastName ?? '',
    ...addressValues(isElsewhere ? shippingAddress : undefined),
  }
}

/** @param isCouriered a courier hands it over */
export const validateAddress = (
  values: Pick<DeliveryValues, RecipientFieldName | 'addressChoice'>,
  isCouriered: boolean,
): FieldErrors<RecipientFieldName> =>
  values.addressChoice === 'other'
    ? { ...(isCouriered && boxErrors(values, 'validation.courierBox')), ...validateFields(recipientSpecs, values) }
    : {}

export const validateDelivery = (
  values: DeliveryValues,
  { isCouriered, hasWindow }: { isCouriered: boolean; hasWindow: boolean },
): FieldErrors<keyof DeliveryValues> => {
  if (!hasWindow) return { window: 'validation.choice' }
  if (values.option === storePickup) return values.store === '' ? { store: 'validation.choice' } : {}
  return validateAddress(values, isCouriered)
}

export const readRecipient = (
  values: Readonly<Record<RecipientFieldName, string>>,
  contact: Contact,
): ShippingAddress => ({
  firstName: readText(values.firstName),
  lastName: readText(values.lastName),
  ...reachOf(contact),
  ...withBox(readAddress(values)),
})

export const readAddressee = (values: DeliveryValues, contact: Contact): ShippingAddress =>
  values.addressChoice === 'service' ? addresseeOf(contact) : readRecipient(values, contact)

/** Where to ship to, as the carrier takes it; undefined for what is picked up. */
export const readShippingAddress = (
  values: DeliveryValues,
  contact: Contact | undefined,
): ShippingAddress | undefined =>
  values.option === storePickup || !contact ? undefined : readAddressee(values, contact)
