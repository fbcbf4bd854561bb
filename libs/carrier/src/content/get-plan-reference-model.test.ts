import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getPlanReferenceModel', () => {
  it('lists the plans of every line of business by type', async () => {
    const { answer } = await createTestWorld().shopper().call('content.getPlanReferenceModel')
    const { planTypes } = answer.planReference
    expect(planTypes.map(({ planType }) => planType)).toEqual(['smartphones', 'watches', 'tablets'])
    expect(planTypes[0]?.planIds).toEqual(expect.arrayContaining(['mainsail-unlimited', 'dinghy-prepaid-15gb']))
  })

  it('gives the facts of each plan, and the activation that its line is charged', async () => {
    const { answer } = await createTestWorld().shopper().call('content.getPlanReferenceModel')
    const { planTypes, planDetails } = answer.planReference
    const planIds = new Set(planTypes.flatMap((type) => type.planIds))
    expect(new Set(planDetails.map(({ planId }) => planId))).toEqual(planIds)
    const activation = (planId: string) => planDetails.find((plan) => plan.planId === planId)?.activationFee
    expect([activation('jib-10gb'), activation('dinghy-prepaid-15gb')]).toEqual([35, 0])
    const identifiers = planDetails.map(({ broadbandFacts }) => broadbandFacts.uniquePlanId)
    expect(new Set(identifiers).size).toBe(planDetails.length)
  })
})
