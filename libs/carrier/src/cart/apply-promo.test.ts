import {
  addDevice,
  amountOf,
  createTestWorld,
  describeOperation,
  isSumOfRows,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const prepaidShopper = async (persona: 'prepay' | 'prepay-signed-in' = 'prepay') => {
  const shopper = createTestWorld(persona).shopper()
  await addDevice(shopper, { dppMonths: 0 })
  return shopper
}

const apply = (shopper: Shopper, promoCode: string) => shopper.call('cart.applyPromo', { body: { promoCode } })

describeOperation('cart.applyPromo', () => {
  it.each(['prepay', 'prepay-signed-in'] as const)('applies the code for %s, until it is removed', async (persona) => {
    const shopper = await prepaidShopper(persona)
    const before = await totalsOf(shopper)
    expect((await apply(shopper, 'castoff10')).answer.promotions).toMatchObject([{ code: 'CASTOFF10' }])
    const applied = await totalsOf(shopper)
    expect([amountOf(applied, 'promo-discount'), isSumOfRows(applied)]).toEqual([-10, true])
    const { answer } = await shopper.call('cart.removePromo', { body: { promoCode: 'CASTOFF10' } })
    expect(answer.promotions).toEqual([])
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it('replaces the former code', async () => {
    const shopper = await prepaidShopper()
    await apply(shopper, 'CASTOFF10')
    const { answer } = await apply(shopper, 'RIGGING25')
    expect(answer.promotions.map(({ code }) => code)).toEqual(['RIGGING25'])
  })

  it.each([
    ['an unknown code', 'LEEWARD'],
    ['an expired code', 'EBBTIDE5'],
    ['a bar code', '810000004101'],
  ])('refuses %s', async (_name, promoCode) => {
    expect((await apply(await prepaidShopper(), promoCode)).errorId).toBe('PROMO_INVALID')
  })

  testCartAccess('cart.applyPromo', (cartInfo) => ({ cartInfo, promoCode: 'CASTOFF10' }), {
    audience: 'prepay',
    prepare: (shopper) => addDevice(shopper, { dppMonths: 0 }),
    afterLock: 'changes',
  })
})
