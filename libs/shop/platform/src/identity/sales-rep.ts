import { salesDomainCookie, salesRepCookie } from '@soe/rules'
import type { Environment } from '../environment'
import { readCookies } from './cookies'

export interface SalesRep {
  flowType: string
  salesRepId: string
}

/** The representative who sells, where the cookies of a sales domain name one. */
export const readSalesRep = (environment: Pick<Environment, 'cookies'>): SalesRep | undefined => {
  const { [salesDomainCookie]: flowType, [salesRepCookie]: salesRepId } = readCookies(environment)
  return flowType && salesRepId ? { flowType, salesRepId } : undefined
}
