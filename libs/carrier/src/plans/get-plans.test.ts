import type { BodyInputOf } from '@soe/contracts'
import { addDevice, choosePlan, createTestWorld, describeOperation, type Shopper } from '../testing'

const shopperOf = (audience: Shopper['audience'] = 'prospect') => createTestWorld(audience).shopper()

const plansFor = async (shopper: Shopper, body: BodyInputOf<'plans.getPlans'> = {}) =>
  (await shopper.call('plans.getPlans', { body })).answer

describeOperation('plans.getPlans', () => {
  it.each([
    ['smartphones', 'mainsail-unlimited'],
    ['watches', 'tender-watch'],
    ['tablets', 'chart-tablet-20gb'],
  ])('lists only plans for %s', async (planType, first) => {
    const { plans } = await plansFor(shopperOf(), { planType })
    expect(plans[0]?.planId).toBe(first)
    expect(plans.every(({ deviceCategories }) => deviceCategories.includes(planType))).toBe(true)
  })

  it('lists plans for smartphones where the request names no kind of device', async () => {
    const { plans } = await plansFor(shopperOf())
    expect(plans.map(({ planId }) => planId)).toEqual(['mainsail-unlimited', 'spinnaker-unlimited-plus', 'jib-10gb'])
  })

  it("lists plans for a line's device, and names the one that the line has", async () => {
    const shopper = shopperOf()
    await addDevice(shopper)
    const body = { processingMTN: 'newLine1', planType: 'watches' }
    expect((await plansFor(shopper, body)).currentPlanId).toBeUndefined()
    await choosePlan(shopper, 'jib-10gb')
    const { plans, currentPlanId } = await plansFor(shopper, body)
    expect(plans.map(({ planId }) => planId)).toContain('jib-10gb')
    expect(currentPlanId).toBe('jib-10gb')
  })

  it('lists plans like the one that a number of the account has, and names that', async () => {
    const shopper = createTestWorld('upgrade-variety').shopper()
    const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
    const processingMTN = lines.find(({ nickName }) => nickName === 'Watch')?.mtnHashCode ?? ''
    const { plans, currentPlanId } = await plansFor(shopper, { processingMTN })
    expect([plans.map(({ planId }) => planId), currentPlanId]).toEqual([['tender-watch'], 'tender-watch'])
  })

  it("names the plan of the account's only line by its masked number too", async () => {
    const shopper = createTestWorld('prepay-signed-in').shopper()
    const { lines } = (await shopper.call('cart.listEligibleLines', { body: { cartInfo: {} } })).answer
    const names = lines.flatMap(({ mtn, mtnHashCode }) => [mtnHashCode, mtn])
    const answers = await Promise.all(names.map((processingMTN) => plansFor(shopper, { processingMTN })))
    expect(answers.map(({ currentPlanId }) => currentPlanId)).toEqual(['dinghy-prepaid-15gb', 'dinghy-prepaid-15gb'])
  })

  it('puts the recommended plan first in the recommended flow only', async () => {
    const shopper = shopperOf()
    expect((await plansFor(shopper)).recommendedPlanId).toBeUndefined()
    const { recommendedPlanId, plans } = await plansFor(shopper, { isRecommendedFlow: true })
    expect(recommendedPlanId).toBe('mainsail-unlimited')
    expect(plans[0]?.planId).toBe(recommendedPlanId)
  })

  it('adds reference data on request, for the line of business alone', async () => {
    expect((await plansFor(shopperOf())).referenceData).toBeUndefined()
    const { referenceData } = await plansFor(shopperOf('prepay'), { referenceDataRequired: true })
    const ids = referenceData?.planTypes.flatMap(({ planIds }) => planIds) ?? []
    expect(ids).toContain('skiff-prepaid-unlimited')
    expect(ids).not.toContain('mainsail-unlimited')
    expect(referenceData?.disclosures.length).toBeGreaterThan(0)
  })

  it.each(['prepay', 'prepay-signed-in'] as const)('lists the prepaid plans for %s', async (audience) => {
    const { plans } = await plansFor(shopperOf(audience))
    expect(plans.map(({ planId }) => planId)).toEqual(['dinghy-prepaid-15gb', 'skiff-prepaid-unlimited'])
  })

  it('lists none for an unknown kind of device', async () => {
    expect((await plansFor(shopperOf(), { planType: 'constructor' })).plans).toEqual([])
  })
})
