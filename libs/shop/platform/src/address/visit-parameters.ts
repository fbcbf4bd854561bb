import { ofVisit, readParameters, type Parameters } from '@soe/rules'
import { keepForVisit, readVisit } from './visit-storage'

/**
 * Keeps for the tab what the searches name for the whole visit, the latest last, and reads what the address in view
 * names over it.
 */
export const visitParameters = (sessionStorage: Storage, searches: readonly string[], search: string): Parameters => {
  const lasting = searches.map((each) => ofVisit(readParameters(each))).filter((named) => Object.keys(named).length > 0)
  for (const named of lasting) keepForVisit(sessionStorage, named)
  return { ...readVisit(sessionStorage), ...readParameters(search) }
}
