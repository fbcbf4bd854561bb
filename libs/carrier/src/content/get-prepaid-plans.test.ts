import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getPrepaidPlans', () => {
  it('lists the prepaid plans', async () => {
    const { prepaidPlans } = (await createTestWorld().shopper().call('content.getPrepaidPlans')).answer
    expect(prepaidPlans.map(({ planId }) => planId)).toEqual(['dinghy-prepaid-15gb', 'skiff-prepaid-unlimited'])
  })
})
