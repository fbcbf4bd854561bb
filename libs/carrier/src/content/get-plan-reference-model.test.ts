import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getPlanReferenceModel', () => {
  it('lists the plans of every line of business by type', async () => {
    const { answer } = await createTestWorld().shopper().call('content.getPlanReferenceModel')
    const { planTypes } = answer.planReference
    expect(planTypes.map(({ planType }) => planType)).toEqual(['smartphones', 'watches', 'tablets'])
    expect(planTypes[0]?.planIds).toEqual(expect.arrayContaining(['mainsail-unlimited', 'dinghy-prepaid-15gb']))
  })
})
