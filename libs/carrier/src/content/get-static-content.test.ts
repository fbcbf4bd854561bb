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

  it("answers the editors' Spanish words where they have any", async () => {
    const { answer } = await createTestWorld()
      .shopper()
      .call('content.getStaticContent', { query: { language: 'es' } })
    expect(answer.content['emptyCart']?.title).toBe('Tu carrito está vacío')
    expect(answer.content['smartBanner']?.title).toBe('My Halyard app')
  })

  it('answers no content for an unknown page', async () => {
    expect(await pagesIn({ page: 'constructor' })).toEqual([])
  })
})
