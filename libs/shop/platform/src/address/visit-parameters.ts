import { queryParameters, readParameters, type Parameters } from '@soe/rules'
import type { Environment } from '../environment'

const storageKey = 'visitParameters'

const isOfVisit = ([name]: [string, unknown]) => queryParameters[name as keyof Parameters].lasts === 'visit'

/**
 * Reads the parameters that the address names, over those that earlier addresses of this tab have named for the whole
 * visit.
 */
export const visitParameters = ({
  location,
  sessionStorage,
}: Pick<Environment, 'location' | 'sessionStorage'>): Parameters => {
  const read = readParameters(location.search)
  const lasting = Object.fromEntries(Object.entries(read).filter(isOfVisit))
  const before = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as Parameters
  if (Object.keys(lasting).length > 0) sessionStorage.setItem(storageKey, JSON.stringify({ ...before, ...lasting }))
  return { ...before, ...read }
}
