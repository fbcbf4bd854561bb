import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getAccountLandingMobile', () => {
  it('answers the page in the mobile layout', async () => {
    const { answer } = await createTestWorld('signed-in').shopper().call('content.getAccountLandingMobile')
    expect(answer.accountLanding).toMatchObject({ layout: 'mobile', columns: 1 })
    expect(answer.accountLanding.links.map(({ text }) => text)).toContain('Go to your cart')
  })

  it('answers Spanish words where they are asked for', async () => {
    const { answer } = await createTestWorld('signed-in')
      .shopper()
      .call('content.getAccountLandingMobile', { query: { language: 'es' } })
    expect(answer.accountLanding.title).toBe('Tu cuenta necesita atención')
    expect(answer.accountLanding.links.map(({ href }) => href)).toContain('/smartphones/')
  })
})
