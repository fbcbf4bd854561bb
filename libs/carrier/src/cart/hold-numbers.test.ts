import { addDevice, createTestWorld, describeOperation, linesOf, testCartAccess, type Shopper } from '../testing'

const hold = async (shopper: Shopper, zipCode = '04101') =>
  (await shopper.call('cart.holdNumbers', { body: { cartInfo: {}, zipCode } })).answer

const assign = (shopper: Shopper, mtn: string, label?: string) =>
  shopper.call('cart.assignMtn', {
    body: {
      cartInfo: {},
      lineId: 'newLine1',
      number: { choice: 'new', zipCode: '04101', mtn, ...(label && { label }) },
    },
  })

const startShopping = async () => {
  const world = createTestWorld()
  const shopper = world.guest('prospect')
  await addDevice(shopper)
  return { world, shopper }
}

describeOperation('cart.holdNumbers', () => {
  it('offers four local numbers for fifteen minutes, and others the next time', async () => {
    const { world, shopper } = await startShopping()
    const { numbers, heldUntil } = await hold(shopper)
    const others = await hold(shopper)
    const mtns = [...numbers, ...others.numbers].map(({ mtn }) => mtn)
    expect([numbers.length, new Set(mtns).size]).toEqual([4, 8])
    for (const { mtn, state } of numbers) expect([mtn, state]).toEqual([expect.stringMatching(/^20755501\d\d$/), 'ME'])
    expect(Date.parse(heldUntil) - world.time.now).toBe(15 * 60_000)
  })

  it('offers nobody else what it keeps for a cart', async () => {
    const world = createTestWorld()
    const shoppers = Array.from({ length: 26 }, () => world.guest('prospect'))
    const offers: string[][] = []
    for (const shopper of shoppers) {
      await addDevice(shopper)
      offers.push((await hold(shopper)).numbers.map(({ mtn }) => mtn))
    }
    expect([offers.flat().length, new Set(offers.flat()).size, offers.at(-1)]).toEqual([100, 100, []])
  })

  it('keeps a number for the line that chooses it, under the label that it gets', async () => {
    const { shopper } = await startShopping()
    const mtn = (await hold(shopper)).numbers[2]?.mtn ?? ''
    expect((await assign(shopper, mtn, 'Shop')).errorId).toBeUndefined()
    expect((await linesOf(shopper))['newLine1']).toMatchObject({ mobileNumber: mtn, numberLabel: 'Shop' })
  })

  it('lets a number go after fifteen minutes', async () => {
    const { world, shopper } = await startShopping()
    const mtn = (await hold(shopper)).numbers[0]?.mtn ?? ''
    world.time.now += 15 * 60_000
    expect((await assign(shopper, mtn)).errorId).toBe('ITEM_NOT_FOUND')
  })

  it('gives nobody a number that was not offered', async () => {
    const { shopper } = await startShopping()
    expect((await assign(shopper, '2075550199')).errorId).toBe('ITEM_NOT_FOUND')
  })

  testCartAccess('cart.holdNumbers', (cartInfo) => ({ cartInfo, zipCode: '04101' }), { afterLock: 'changes' })
})
