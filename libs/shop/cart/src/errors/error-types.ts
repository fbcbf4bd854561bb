import { isStopType, type StopType } from '@soe/shop-steps/stops'

/** The stop that the address names: a type, or the id that a case retrieval failed with. */
export const readErrorType = ({ type = '', id }: Readonly<Record<string, string>>): StopType => {
  if (id === '208') return 'CASE_RETRIEVAL'
  return isStopType(type) ? type : 'GENERIC'
}
