import { placeholderNumber } from '@soe/rules'
import type { Shopper } from '../../testing/create-shopper'
import { accessoryBody, addDevice } from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => {
  simulator = await startSimulator()
})
afterAll(() => simulator.close())

const stranger = async () => (await simulator.world()).stranger('prospect')

const charger = 'bosun-charger-chalk'
const kelpCase = 'orbit-12-pro-case-kelp'

const cartOf = async (shopper: Shopper) =>
  (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer.cart

const accessoriesOf = async (shopper: Shopper, lineId = 'newLine1') =>
  (await cartOf(shopper)).lineDetails.lineInfo[lineId]?.accessories.map(({ itemCode, qty }) => [itemCode, qty])

const add = (shopper: Shopper, id: string, qty: number, mtn?: string) =>
  shopper.call('cart.addAccessories', { body: accessoryBody([{ id, qty }], mtn) })

const remove = (shopper: Shopper, id: string, mtn = 'newLine1') =>
  shopper.call('cart.addAccessories', {
    body: { cartInfo: {}, data: { lines: [{ mtn, removeAccessories: [{ id, qty: 1 }] }] } },
  })

describe('cart.addAccessories', () => {
  it('puts an accessory on the line of a device', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const { answer } = await add(shopper, charger, 2)
    expect(answer.serviceBody.serviceResponse.context.cartInfo).toMatchObject({ itemCount: 3 })
    expect(await accessoriesOf(shopper)).toEqual([[charger, 2]])
  })

  it('tells what goes with the device, and the bundle that the accessories make', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    const lineOf = async () => (await cartOf(shopper)).lineDetails.lineInfo['newLine1']
    expect((await lineOf())?.accessoryRecommendations).toContain(kelpCase)
    expect((await lineOf())?.bundleAccessorySku).toBeUndefined()
    await add(shopper, charger, 3)
    expect(await lineOf()).toMatchObject({
      promoType: 'Accessory-Bonus-Offer',
      bundleAccessoryInfo: { bundleProductId: 'ACCESSORY-BUNDLE-20' },
      bundleAccessorySku: 'ACCESSORY-BUNDLE-20',
    })
  })

  it('sets the quantity, whatever it was before', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    await add(shopper, charger, 2)
    await add(shopper, kelpCase, 1)
    await add(shopper, charger, 7)
    await add(shopper, charger, 3)
    expect(await accessoriesOf(shopper)).toEqual([
      [charger, 3],
      [kelpCase, 1],
    ])
  })

  it.each(['newLine1', placeholderNumber])('makes a cart of accessories alone for the number %s', async (mtn) => {
    const shopper = await stranger()
    const { answer } = await add(shopper, charger, 1, mtn)
    expect(answer.serviceBody.serviceResponse.context.contextInfo.processStep).toBe('ShoppingCart')
    const { lineDetails, orderDetails, intendType } = await cartOf(shopper)
    expect(lineDetails.lineInfo['newLine1']).toMatchObject({ lineActivityType: 'ACC' })
    expect([lineDetails.numOfLinesWithDevices, orderDetails.orderType, intendType]).toEqual([0, 'IS', 'NSEACC'])
  })

  it('keeps accessories without a device on one line of their own', async () => {
    const shopper = await stranger()
    await addDevice(shopper)
    await add(shopper, charger, 1, placeholderNumber)
    await add(shopper, kelpCase, 1, placeholderNumber)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual(['newLine1', 'newLine2'])
    expect(await accessoriesOf(shopper, 'newLine2')).toHaveLength(2)
  })

  it('removes an accessory, and with the last one the line that held it alone', async () => {
    const shopper = await stranger()
    await add(shopper, charger, 4)
    await add(shopper, kelpCase, 1)
    expect((await remove(shopper, charger)).answer.serviceHeader.statusCode).toBe('00')
    expect(await accessoriesOf(shopper)).toEqual([[kelpCase, 1]])
    await remove(shopper, kelpCase)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual([])
  })

  it.each([
    ['an accessory that is not in the cart', '3000', (shopper: Shopper) => remove(shopper, charger)],
    ['an unknown accessory', 'ITEM_NOT_FOUND', (shopper: Shopper) => add(shopper, 'anchor', 1)],
    ['a device among accessories', 'ITEM_NOT_FOUND', (shopper: Shopper) => add(shopper, 'orbit-12-pro-kelp-128', 1)],
    ['one that is sold out', 'OUT_OF_STOCK', (shopper: Shopper) => add(shopper, 'pelago-band-tide', 1)],
    ['an unknown line', 'ITEM_NOT_FOUND', (shopper: Shopper) => add(shopper, charger, 1, 'newLine9')],
  ])('refuses %s with %s', async (_name, id, act) => {
    const shopper = await stranger()
    await addDevice(shopper)
    expect((await act(shopper)).errorId).toBe(id)
    expect(await accessoriesOf(shopper)).toEqual([])
  })

  it.each([
    [charger, 'Accessory Item not found in cart'],
    ['anchor', 'Invalid Accessory Item Id'],
  ])('refuses to remove %s, which is not there, with "%s"', async (id, message) => {
    const shopper = await stranger()
    await addDevice(shopper)
    expect((await remove(shopper, id)).errors).toMatchObject([{ id: '3000', message }])
  })

  it.each([0, 11, 1.5])('refuses the quantity %d as no request at all', async (qty) => {
    expect((await add(await stranger(), charger, qty)).status).toBe(400)
  })

  it('refuses while another channel holds the cart', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
    const reply = await add(shopper, charger, 1)
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['CART_LOCKED', [{ lockedChannelID: 'VZW-RETAIL' }]])
  })
})

describe('the bundle discount', () => {
  const progress = async (shopper: Shopper) =>
    (await shopper.call('cart.retrieveBundleAccCart', { body: { cartInfo: {} } })).answer.bundleAccessoryDetail

  it('is ahead of an empty cart', async () => {
    expect(await progress(await stranger())).toEqual({
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
    'for %i cases is %i %%, $%d',
    async (qty, discountPercent, discountAmount, itemsToNextTier, nextDiscountPercent) => {
      const shopper = await stranger()
      await add(shopper, kelpCase, qty)
      expect(await progress(shopper)).toEqual({
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

  it('takes nothing off gift cards, and does not count them', async () => {
    const shopper = await stranger()
    await add(shopper, 'halyard-gift-card-kelp', 10)
    await add(shopper, kelpCase, 2)
    expect(await progress(shopper)).toMatchObject({ eligibleQuantity: 2, discountPercent: 0 })
  })
})

describe('recommendations.getRtCartCount', () => {
  it('counts devices and units of accessories', async () => {
    const shopper = await stranger()
    expect((await shopper.call('recommendations.getRtCartCount')).answer).toMatchObject({ rtCartCount: 0 })
    await addDevice(shopper)
    await add(shopper, charger, 3)
    const { answer } = await shopper.call('recommendations.getRtCartCount')
    expect(answer).toEqual({ statusCode: '00', rtCartCount: 4, wishListCount: 0 })
  })
})
