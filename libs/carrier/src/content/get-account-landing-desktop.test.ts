import { createTestWorld, describeOperation } from '../testing'

describeOperation('content.getAccountLandingDesktop', () => {
  it('answers the page in the desktop layout', async () => {
    const { answer } = await createTestWorld('signed-in').shopper().call('content.getAccountLandingDesktop')
    expect(answer.accountLanding).toMatchObject({ layout: 'desktop', columns: 3 })
    expect(answer.accountLanding.links.map(({ text }) => text)).toContain('Go to your cart')
  })

  it('answers Spanish words where they are asked for', async () => {
    const { answer } = await createTestWorld('signed-in')
      .shopper()
      .call('content.getAccountLandingDesktop', { query: { language: 'es' } })
    expect(answer.accountLanding.title).toBe('Tu cuenta necesita atención')
    expect(answer.accountLanding.links.map(({ href }) => href)).toContain('/smartphones/')
  })
})
