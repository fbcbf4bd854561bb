import { accessoryBody, cartOf, createTestWorld, describeOperation, type Shopper } from '../testing'

const kelpCase = 'orbit-12-pro-case-kelp'

const guestWith = async (...accessories: { id: string; qty: number }[]) => {
  const shopper = createTestWorld().guest('prospect')
  for (const item of accessories) await shopper.call('cart.addAccessories', { body: accessoryBody([item]) })
  return shopper
}

const progress = async (shopper: Shopper) =>
  (await shopper.call('cart.retrieveBundleAccCart', { body: { cartInfo: {} } })).answer.bundleAccessoryDetail

describeOperation('cart.retrieveBundleAccCart', () => {
  it('starts with the first tier for an empty cart', async () => {
    expect(await progress(await guestWith())).toMatchObject({
      eligibleQuantity: 0,
      discountPercent: 0,
      discountAmount: 0,
      itemsToNextTier: 3,
      nextDiscountPercent: 20,
    })
  })

  it.each([
    [2, 0, 0, 1, 20],
    [3, 20, 24, 1, 25],
    [4, 25, 40, 1, 30],
    [5, 30, 60, 0, 30],
    [10, 30, 120, 0, 30],
  ])(
    'answers for %i cases %i %%, $%d',
    async (qty, discountPercent, discountAmount, itemsToNextTier, nextDiscountPercent) => {
      const shopper = await guestWith({ id: kelpCase, qty })
      expect(await progress(shopper)).toMatchObject({
        eligibleQuantity: qty,
        discountPercent,
        discountAmount,
        itemsToNextTier,
        nextDiscountPercent,
      })
      expect((await cartOf(shopper)).orderDetails.bundle).toEqual({
        eligibleQuantity: qty,
        discountPercent,
        discountAmount,
      })
    },
  )

  it('neither discounts nor counts gift cards', async () => {
    const shopper = await guestWith({ id: 'halyard-gift-card-kelp', qty: 10 }, { id: kelpCase, qty: 2 })
    expect(await progress(shopper)).toMatchObject({ eligibleQuantity: 2, discountPercent: 0 })
  })

  it.each([
    ['signed-in', { isVzPhEligible: true, isVzPhInAccount: false, isVzPhInCart: false, isVzHdaEligible: true }],
    ['home-protected', { isVzPhEligible: false, isVzPhInAccount: true, isVzPhInCart: false, isVzHdaEligible: true }],
  ] as const)('says what the home of %s may have besides', async (persona, flags) => {
    expect(await progress(createTestWorld(persona).shopper())).toMatchObject({ ...flags, isVzHdaInCart: false })
  })

  it('counts what the cart has for the home', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: kelpCase, qty: 1 }]) })
    const feature = { id: 'harbor-home-advisor', actionIndicator: 'A', type: 'SPO', quantity: 1 } as const
    await shopper.call('cart.addFeatures', { body: { cartInfo: {}, data: { accountFeatures: [feature] } } })
    expect(await progress(shopper)).toMatchObject({ isVzHdaEligible: false, isVzHdaInCart: true, isVzPhEligible: true })
  })

  it('refuses an unknown cart', async () => {
    const body = { cartInfo: { cartId: 'C9-none' } }
    expect((await (await guestWith()).call('cart.retrieveBundleAccCart', { body })).errorId).toBe('899')
  })
})
