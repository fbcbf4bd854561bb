import { stateOfZip } from '@soe/catalogue'
import { ServiceFault } from '@soe/world'

/** The state of a zip code; ZIP_CODE_INVALID for a zip code that does not exist. */
export const requireState = (zipCode: string, field = 'zipCode'): string => {
  const state = stateOfZip(zipCode)
  if (state === undefined) throw new ServiceFault('ZIP_CODE_INVALID', [{ field }])
  return state
}
