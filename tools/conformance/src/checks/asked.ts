import type { OperationKey } from '@soe/contracts'
import { audiencesOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { exampleBody, exampleOf } from '../shopping/examples'
import { isFreeRead, readyShopper } from './ready-shopper'
import type { Request } from './courses'

const asking = (key: OperationKey, ...changes: readonly Record<string, unknown>[]): readonly Request[] =>
  changes.map((change) => ({ body: exampleBody(key, change) }))

const devices = { deviceSorId: 'ORBIT-12-PRO-KELP-128', getDeviceDetails: true }
const tradeInOf = (deviceModel: string) => ({ device: { deviceBrand: 'Orbit', deviceModel } })

/** Reads with other values than those of their examples, one right after the other. */
const questions: Readonly<Partial<Record<OperationKey, readonly Request[]>>> = {
  'catalogue.listProducts': ['watches', 'tablets', 'accessories', 'smartphones'].map((category) => ({
    query: { category },
  })),
  'catalogue.getProduct': ['dev14000017', 'dev14000001', '<otherPhone.product>', 'dev14000001'].map((productId) => ({
    query: { productId },
  })),
  'catalogue.getInventory': ['04101', '30004', undefined, '04101'].map((zip) => ({
    query: { skuId: 'orbit-12-pro-kelp-128', ...(zip && { zip }) },
  })),
  'plans.getPlans': [
    { body: { planType: 'watches' } },
    { body: { planType: 'tablets', isRecommendedFlow: true } },
    { body: { planType: 'smartphones', referenceDataRequired: true } },
    { body: { planType: 'smartphones' } },
    { body: {} },
  ],
  'pricing.estimateLine': asking(
    'pricing.estimateLine',
    { term: 0 },
    { tradeIn: { ...tradeInOf('Orbit 9'), condition: 'damaged' } },
    { tradeIn: undefined },
    {},
  ),
  'tradeIn.validateDevice': asking('tradeIn.validateDevice', {}, tradeInOf('Orbit 8'), {}),
  'device.getProtectionFeatures': asking(
    'device.getProtectionFeatures',
    { vhdpPageRequest: 'HDA' },
    { vhdpPageRequest: undefined, ...devices, getLeadOffer: true },
    { vhdpPageRequest: undefined, getLeadOffer: true, getDeviceDetails: 'Y', deviceSorId: '<otherPhone.sku>' },
    {},
  ),
  'device.getEsimDetails': asking(
    'device.getEsimDetails',
    { imei: '351756051523999' },
    { deviceSorId: '<otherPhone.sku>' },
    {},
  ),
  'recommendations.pdm': asking('recommendations.pdm', { propositionCount: 1 }, { propositionCount: 3 }, {}),
}

const questionsCheck = (key: OperationKey, requests: readonly Request[]): Check => {
  const audience = audiencesOf(key)[0] ?? 'signed-in'
  return {
    name: `${key} of one thing after the other`,
    family: 'effect',
    key,
    audience,
    changes: !isFreeRead(key),
    run: async (context) => {
      const shopper = await readyShopper(context, key, audience)
      await shopper.call(key, exampleOf(key, audience))
      for (const request of requests) await shopper.call(key, request)
    },
  }
}

/** What is asked for is answered: each time, and not what was asked for before. */
export const askedChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) => {
    const requests = questions[key]
    return requests ? [questionsCheck(key, requests)] : []
  })
