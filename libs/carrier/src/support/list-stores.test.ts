import { createTestWorld, describeOperation } from '../testing'

describeOperation('support.listStores', () => {
  it('names every store with where it is and when it is open', async () => {
    const { answer } = await createTestWorld().guest('prospect').call('support.listStores')
    expect(answer.stores).toContainEqual(
      expect.objectContaining({ name: 'Commercial St', city: 'Portland', hours: { opens: '09:00', closes: '20:00' } }),
    )
  })

  it('names the nearest to a customer first, and how far it is', async () => {
    const { answer } = await createTestWorld('signed-in').shopper().call('support.listStores')
    const miles = answer.stores.map(({ distanceMiles = Infinity }) => distanceMiles)
    expect(miles).toEqual(miles.toSorted((left, right) => left - right))
    expect(miles[0]).toBeLessThan(20)
  })
})
