import type { ProcessStepAnswer, Product, Sku } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { routeAddedDevice } from './route-added-device'

const sku = { skuId: 'orbit-12-kelp-128', sorId: 'ORBIT-12-KELP-128' } as Sku
const product = { productDisplayName: 'Orbit 12' } as Product

const answer = (processStep: string, availablePaths: string[] = []) =>
  partOf<ProcessStepAnswer>({
    serviceBody: {
      serviceResponse: {
        context: {
          contextInfo: { processStep, availablePaths, cradleFlowJourney: 'NEXTGEN' },
          customerInfo: { existingCase: false },
          cartInfo: { nextLine: 'newLine1', lines: [{ lineId: 'newLine1', mtn: '207-555-XXXX' }] },
        },
      },
    },
  })

describe('the page after a device was added', () => {
  it.each([
    [
      'prospect',
      'PlanSelection',
      ['NewRecommendedPlanSelection'],
      { page: 'plans/planoverview', query: { line: 'newLine1' } },
    ],
    ['prepay', 'PlanSelection', [], { page: 'plans/prepaidPlans', query: { mtn: 'newLine1' } }],
    ['signed-in', 'MTNSelectionPage', [], { page: 'mdnselection', query: {} }],
  ] as const)('%s at %s', (audience, step, paths, destination) => {
    const choice = { product, sku, term: 36, intent: 'AAL' } as const
    expect(routeAddedDevice(answer(step, [...paths]), choice, audience)).toEqual(destination)
  })
})
