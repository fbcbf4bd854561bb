import { stateOfZip } from '@soe/catalogue'
import { ServiceFault, type E911AddressState } from '@soe/world'
import type { BodyOf } from '@soe/contracts'
import { assertStreet } from '../../domain/checkout/assert-reachable'

/** The state of a zip code; ZIP_CODE_INVALID for a zip code that does not exist. */
export const requireState = (zipCode: string, field = 'zipCode'): string => {
  const state = stateOfZip(zipCode)
  if (state === undefined) throw new ServiceFault('ZIP_CODE_INVALID', [{ field }])
  return state
}

type E911Address = BodyOf<'cart.validateE911Address'>['e911Address']

/** The fields that are stored of an address that responders can find; clients may send others. */
export const toE911Address = (given: E911Address): E911AddressState => {
  assertStreet('e911Address', given, true)
  const { addressLine1, addressLine2, city, state, zipCode } = given
  return { addressLine1, ...(addressLine2 && { addressLine2 }), city, state, zipCode }
}

/** The state that the address's zip code belongs to, whatever state the address names. */
export const requireE911State = ({ zipCode }: E911AddressState): string => requireState(zipCode, 'e911Address.zipCode')
