import { isStopType, type StopType } from '@soe/shop-steps/stops'

export const readErrorType = ({ type = '', id }: Readonly<Record<string, string>>): StopType => {
  if (id === '208') return 'CASE_RETRIEVAL'
  return isStopType(type) ? type : 'GENERIC'
}
