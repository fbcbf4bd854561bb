import { createTestWorld, describeOperation } from '../testing'

const pagesIn = async (query?: { page: string }) => {
  const { answer } = await createTestWorld()
    .shopper()
    .call('content.getStaticContent', { ...(query && { query }) })
  return Object.keys(answer.content)
}

describeOperation('content.getStaticContent', () => {
  it('answers the named page alone, else every page', async () => {
    expect(await pagesIn({ page: 'emptyCart' })).toEqual(['emptyCart'])
    expect(await pagesIn()).toEqual(expect.arrayContaining(['emptyCart', 'cartLocked']))
  })

  it('answers no content for an unknown page', async () => {
    expect(await pagesIn({ page: 'constructor' })).toEqual([])
  })
})
