import { accessoryCategories } from '@soe/rules'
import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getAccessoryInterstitialModel', () => {
  it('answers the categories in the order of the recommendations, and the measures of their tiles', async () => {
    const { answer } = await createTestWorld().shopper().call('content.getAccessoryInterstitialModel')
    expect(answer.accessoryInterstitialModel).toMatchObject({
      categories: accessoryCategories,
      tilesPerRow: 3,
      imageHeights: [150, 300, 520],
      imageWidth: 350,
    })
  })

  it('answers in Spanish on request', async () => {
    const { answer } = await createTestWorld()
      .shopper()
      .call('content.getAccessoryInterstitialModel', { query: { language: 'es' } })
    expect(answer.accessoryInterstitialModel.title).toBe('Completa tu equipo')
  })
})
