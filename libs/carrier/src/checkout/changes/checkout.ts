import type { BodyOf, CheckoutDetails } from '@soe/contracts'
import { plainLocationCode } from '@soe/rules'
import { agreementIds } from '../agreements/agreements'
import type { Caller } from '../../account/caller'
import { existingCart } from '../../cart/access/cart-access'
import { findStore } from '@soe/catalogue'
import { detailsOf } from '../view/checkout-details'
import { pickup, travelsByGround } from '../delivery/delivery'
import { type WorldDraft, ServiceFault, type CartState } from '@soe/world'
import { orderOptionsOf, sddWindowsOf } from '../delivery/same-day'

const groundOnly =
  'Due to recent regulations, batteries will need to be delivered via ground or picked up at the store.'

/** Keeps what checkout says about the order; what is ordered stays, and so does the consent to it. */
export const keepCheckout = (draft: WorldDraft, caller: Caller, cart: CartState): CheckoutDetails =>
  detailsOf(draft, draft.carts.put({ ...cart, updatedAt: draft.now }), caller.session)

/** The named members alone: clients may send more than the world keeps. */
const pick = <Value extends object, Key extends keyof Value>(value: Value, keys: readonly Key[]): Pick<Value, Key> =>
  Object.fromEntries(
    keys.filter((key) => value[key] !== undefined && value[key] !== '').map((key) => [key, value[key]]),
  ) as Pick<Value, Key>

const addressKeys = ['addressLine1', 'addressLine2', 'city', 'state', 'zipCode'] as const
const contactKeys = ['firstName', 'lastName', 'emailId', 'phoneNumber', 'dateOfBirth'] as const
const recipientKeys = [
  'type',
  'firmName',
  'firstName',
  'lastName',
  'emailId',
  'phoneNumber',
  'country',
  'preferFirstName',
  'preferLastName',
  'zipCode4',
  'confirmEmailId',
  'pobox',
  'ruralDel',
  'attention',
  'enableEmailandTextNotification',
  ...addressKeys,
] as const

export const updateContact = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, contact }: BodyOf<'checkout.updateContact'>,
): CheckoutDetails => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  const serviceAddress = pick(contact.serviceAddress, addressKeys)
  return keepCheckout(draft, caller, { ...cart, contact: { ...pick(contact, contactKeys), serviceAddress } })
}

export const updateAddress = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, shippingAddress }: BodyOf<'checkout.updateAddress'>,
): CheckoutDetails => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  return keepCheckout(draft, caller, { ...cart, shippingAddress: pick(shippingAddress, recipientKeys) })
}

const assertOffered = (draft: WorldDraft, cart: CartState, code: string) => {
  const option = orderOptionsOf(draft, cart).find(({ shippingOptionId }) => shippingOptionId === code)
  if (option?.active) return
  const text = option && travelsByGround(cart) ? groundOnly : undefined
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'selectedOptionCode' }], text)
}

const storeOf = (code: string, locationCode: string | undefined) => {
  if (code !== pickup) return {}
  const store = findStore(plainLocationCode(locationCode ?? ''))
  if (!store) throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'locationCode' }])
  return { locationCode: store.locationCode }
}

const assertWindow = (draft: WorldDraft, cart: CartState, sddWindowId: string | undefined) => {
  if (sddWindowId === undefined || sddWindowsOf(draft, cart).some(({ id }) => id === sddWindowId)) return
  throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'sddWindowId' }])
}

export const selectShipping = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, selectedOptionCode, locationCode, sddWindowId, shipTogetherPref }: BodyOf<'checkout.selectShipping'>,
): CheckoutDetails => {
  const { locationCode: _, sddWindowId: __, ...cart } = existingCart(draft, caller, cartInfo.cartId)
  assertOffered(draft, cart, selectedOptionCode)
  const store = storeOf(selectedOptionCode, locationCode)
  const chosen = { ...cart, ...store, shippingOptionId: selectedOptionCode }
  assertWindow(draft, chosen, sddWindowId)
  return keepCheckout(draft, caller, {
    ...chosen,
    ...(sddWindowId !== undefined && { sddWindowId }),
    ...(shipTogetherPref !== undefined && { shipTogetherPref }),
  })
}

export const acceptAgreements = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, agreementIds: accepted }: BodyOf<'checkout.acceptAgreements'>,
): CheckoutDetails => {
  const cart = existingCart(draft, caller, cartInfo.cartId)
  if (!accepted.every((id) => agreementIds.includes(id))) {
    throw new ServiceFault('ITEM_NOT_FOUND', [{ field: 'agreementIds' }])
  }
  return keepCheckout(draft, caller, {
    ...cart,
    acceptedAgreementIds: [...new Set([...cart.acceptedAgreementIds, ...accepted])],
  })
}
