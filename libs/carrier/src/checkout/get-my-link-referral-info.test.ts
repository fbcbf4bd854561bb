import { createTestWorld, describeOperation, placeOrder, readyToOrder, type Shopper } from '../testing'

const infoOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getMyLinkReferralInfo', { body: {} })).answer.myLinkReferralInfo

describeOperation('checkout.getMyLinkReferralInfo', () => {
  it('lets customers refer others once they have ordered', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const before = await infoOf(shopper)
    expect([before.eligible, before.ordersPlaced]).toEqual([false, 0])
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect(await infoOf(shopper)).toEqual({ ...before, eligible: true, ordersPlaced: 1 })
    expect(before.referralLink).toContain(before.referralCode)
  })

  it.each(['signed-in', 'past-due', 'credit-hold', 'several-cases', 'full-wishlist'] as const)(
    'gives %s a code of letters and digits',
    async (persona) => {
      expect((await infoOf(createTestWorld(persona).shopper())).referralCode).toMatch(/^MY[A-Z\d]+$/)
    },
  )
})
