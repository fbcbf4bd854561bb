import type { BodyInputOf } from '@soe/contracts'
import type { Shopper } from '../../testing/create-shopper'
import { addDevice, choosePlan } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const plans = async (shopper: Shopper, body: BodyInputOf<'plans.getPlans'> = {}) =>
  (await shopper.call('plans.getPlans', { body })).answer

const shopperOf = async (persona: Shopper['audience'] = 'prospect') => (await simulator.world(persona)).shopper()

describe('the plans', () => {
  it.each([
    ['smartphones', 'mainsail-unlimited'],
    ['watches', 'tender-watch'],
    ['tablets', 'chart-tablet-20gb'],
  ])('of %s are for them', async (planType, first) => {
    const { plans: listed } = await plans(await shopperOf(), { planType })
    expect(listed[0]?.planId).toBe(first)
    expect(listed.every(({ deviceCategories }) => deviceCategories.includes(planType))).toBe(true)
  })

  it('of a line are for its device, with the one that it has', async () => {
    const shopper = await shopperOf()
    await addDevice(shopper)
    const asked = { processingMTN: 'newLine1', planType: 'watches' }
    expect((await plans(shopper, asked)).currentPlanId).toBeUndefined()
    await choosePlan(shopper, 'jib-10gb')
    const answer = await plans(shopper, asked)
    expect(answer.plans.map(({ planId }) => planId)).toContain('jib-10gb')
    expect(answer.currentPlanId).toBe('jib-10gb')
  })

  it('come with the recommended one in the recommended flow only', async () => {
    const shopper = await shopperOf()
    expect((await plans(shopper)).recommendedPlanId).toBeUndefined()
    const { recommendedPlanId, plans: listed } = await plans(shopper, { isRecommendedFlow: true })
    expect(recommendedPlanId).toBe('mainsail-unlimited')
    expect(listed[0]?.planId).toBe(recommendedPlanId)
  })

  it('come with reference data where it is required, of their line of business alone', async () => {
    expect((await plans(await shopperOf())).referenceData).toBeUndefined()
    const { referenceData } = await plans(await shopperOf('prepay'), { referenceDataRequired: true })
    const ids = referenceData?.planTypes.flatMap(({ planIds }) => planIds) ?? []
    expect(ids).toContain('skiff-prepaid-unlimited')
    expect(ids).not.toContain('mainsail-unlimited')
    expect(referenceData?.disclosures.length).toBeGreaterThan(0)
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('for %s are the prepaid ones', async (persona) => {
    const { plans: listed } = await plans(await shopperOf(persona))
    expect(listed.map(({ planId }) => planId)).toEqual(['dinghy-prepaid-15gb', 'skiff-prepaid-unlimited'])
  })

  it('of a kind that no one makes are none', async () => {
    expect((await plans(await shopperOf(), { planType: 'constructor' })).plans).toEqual([])
  })
})
