import { createTestWorld, describeOperation } from '../testing'

describeOperation('support.listStores', () => {
  it('names every store with where it is and when it is open', async () => {
    const { answer } = await createTestWorld().guest('prospect').call('support.listStores')
    expect(answer.stores).toContainEqual(
      expect.objectContaining({ name: 'Commercial St', city: 'Portland', hours: { opens: '09:00', closes: '20:00' } }),
    )
  })
})
