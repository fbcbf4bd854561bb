import { keepForVisit, readVisit } from '../address/visit-storage'
import type { Environment } from '../environment'

/** A parameter of the visit: the latest that an address of this tab has named; empty where none has. */
export const visitParameter = (
  { location, sessionStorage }: Pick<Environment, 'location' | 'sessionStorage'>,
  name: 'flow' | 'srcCode' | 'campaignName' | 'mylink',
): string => {
  const given = new URLSearchParams(location.search).get(name)
  if (given) keepForVisit(sessionStorage, { [name]: given })
  return given || (readVisit(sessionStorage)[name] ?? '')
}
