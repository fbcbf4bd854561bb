import { salesDomainCookie, salesRepCookie, scanAndGoStoreCookie } from '@soe/rules'
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

/** The location code of the store in which the shopper scans. */
export const readScanAndGoStore = (environment: Pick<Environment, 'cookies'>): string | undefined =>
  readCookies(environment)[scanAndGoStoreCookie] || undefined
