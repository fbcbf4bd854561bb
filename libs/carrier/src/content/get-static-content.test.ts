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
    expect(answer.content['smartBannerIos']?.title).toBe('My Halyard app')
  })

  it('leads the button of the empty cart where the world says', async () => {
    const world = createTestWorld()
    const targetOf = async (page: string) => {
      const { answer } = await world.shopper().call('content.getStaticContent', { query: { page } })
      return answer.content[page]?.target
    }
    expect(await targetOf('emptyCart')).toBeUndefined()
    world.change((draft) => draft.configure({ featureFlags: { emptyCartTarget: 'deals' } }))
    expect([await targetOf('emptyCart'), await targetOf('cartLocked')]).toEqual(['deals', undefined])
  })

  it('answers no content for an unknown page', async () => {
    expect(await pagesIn({ page: 'constructor' })).toEqual([])
  })
})
