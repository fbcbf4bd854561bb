import { salesDomainCookie, salesRepCookie, scanAndGoStoreCookie } from '@soe/rules'
import type { Environment } from '../environment'
import { readCookies } from './cookies'

export interface SalesRep {
  flowType: string
  salesRepId: string
}

export const readSalesRep = (environment: Pick<Environment, 'cookies'>): SalesRep | undefined => {
  const { [salesDomainCookie]: flowType, [salesRepCookie]: salesRepId } = readCookies(environment)
  return flowType && salesRepId ? { flowType, salesRepId } : undefined
}

export const readScanAndGoStore = (environment: Pick<Environment, 'cookies'>): string | undefined =>
  readCookies(environment)[scanAndGoStoreCookie] || undefined
