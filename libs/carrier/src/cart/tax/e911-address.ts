import type { AnswerOf, BodyOf } from '@soe/contracts'
import { isSameAddress, standardAddress } from '@soe/rules'
import type { Caller } from '../../account/caller'
import { existingCart, findCart, touchCart } from '../access/cart-access'
import { requireState } from './cart-tax'
import { type WorldDraft, ServiceFault, type CartState, type E911AddressState } from '@soe/world'
import { replaceLine, requireLineFor } from '../access/line-access'

type E911Request = BodyOf<'cart.e911Address'>['lines'][number]

/** What the world keeps of an address as a client sends it. */
const plain = (given: E911Request['e911Address']): E911AddressState => ({
  addressLine1: given.addressLine1,
  ...(given.addressLine2 && { addressLine2: given.addressLine2 }),
  city: given.city,
  state: given.state,
  zipCode: given.zipCode,
})

const assertPlace = ({ zipCode, state }: E911AddressState) => {
  if (requireState(zipCode, 'e911Address.zipCode') !== state) {
    throw new ServiceFault('ZIP_CODE_INVALID', [{ field: 'e911Address.state', issue: 'not the state of the zip code' }])
  }
}

const withAddress = (cart: CartState, { mtn, e911Address }: E911Request): CartState => {
  const address = plain(e911Address)
  const line = requireLineFor(cart, mtn)
  assertPlace(address)
  return replaceLine(cart, { ...line, e911Address: address })
}

/** Keeps where emergency services go for each line. */
export const setE911Address = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, lines }: BodyOf<'cart.e911Address'>,
): CartState => touchCart(draft, lines.reduce(withAddress, existingCart(draft, caller, cartInfo.cartId)))

/** Whether emergency services know the address, and how they write it where that differs. */
export const validateE911Address = (
  draft: WorldDraft,
  caller: Caller,
  { cartInfo, e911Address }: BodyOf<'cart.validateE911Address'>,
): AnswerOf<'cart.validateE911Address'> => {
  const cart = findCart(draft, caller, cartInfo.cartId)
  if (!cart) throw new ServiceFault('1008')
  const { processingMTN = cart.lines[0]?.lineId ?? '' } = cartInfo
  requireLineFor(cart, processingMTN)
  const given = plain(e911Address)
  const standard = standardAddress(given, requireState(given.zipCode, 'e911Address.zipCode'))
  const addressValid = isSameAddress(given, standard)
  return {
    statusCode: '00',
    serviceHeader: { statusCode: '00', statusMsg: 'SUCCESS' },
    processingMTN,
    addressValid,
    ...(!addressValid && { alternateAddress: standard }),
  }
}
