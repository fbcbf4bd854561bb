import { placeholderNumber } from '@soe/rules'
import { setStock } from '../domain/stock/stock'
import type { PersonaId } from '../personas/personas'
import {
  accessoryBody,
  addDevice,
  amountOf,
  cartOf,
  createTestWorld,
  describeOperation,
  nextStepIn,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

const charger = 'bosun-charger-chalk'
const kelpCase = 'orbit-12-pro-case-kelp'

const accessoriesOf = async (shopper: Shopper, lineId = 'newLine1') =>
  (await cartOf(shopper)).lineDetails.lineInfo[lineId]?.accessories.map(({ itemCode, qty }) => [itemCode, qty])

const add = (shopper: Shopper, id: string, qty: number, mtn?: string) =>
  shopper.call('cart.addAccessories', { body: accessoryBody([{ id, qty }], mtn) })

const remove = (shopper: Shopper, id: string, mtn = 'newLine1') =>
  shopper.call('cart.addAccessories', {
    body: { cartInfo: {}, data: { lines: [{ mtn, removeAccessories: [{ id, qty: 1 }] }] } },
  })

interface Shelf {
  depletionType?: 'L' | 'F'
  ispuFlow?: boolean
  depletionLocationCode?: string
}

const addFrom = (shopper: Shopper, { depletionType, ...shelf }: Shelf, id = charger) => {
  const [line] = accessoryBody([{ id, qty: 1 }]).data.lines
  const lines = [{ ...line, mtn: line?.mtn ?? '', ...shelf }]
  return shopper.call('cart.addAccessories', {
    body: { cartInfo: {}, data: { lines, ...(depletionType && { depletionType }) } },
  })
}

const taxOf = async (shopper: Shopper) => amountOf(await totalsOf(shopper), 'tax')

const shipmentOf = async (shopper: Shopper) => {
  const { shipmentInfo } = (await shopper.call('checkout.getCheckoutDetails', { body: { cart: true } })).answer
  return [shipmentInfo.selectedOptionCode, shipmentInfo.storeInfo?.locationCode]
}

const lastLineOf = async (shopper: Shopper) => (await cartOf(shopper)).lineDetails.lastItemAddedLine

describeOperation('cart.addAccessories', () => {
  it('names the line that something was added to last, for as long as the cart has it', async () => {
    const shopper = guest()
    await addDevice(shopper)
    await addDevice(shopper)
    expect(await lastLineOf(shopper)).toBe('newLine2')
    await add(shopper, charger, 1)
    expect(await lastLineOf(shopper)).toBe('newLine1')
    await add(shopper, kelpCase, 1, 'newLine2')
    await remove(shopper, charger)
    expect(await lastLineOf(shopper)).toBe('newLine2')
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine2' } })
    expect(await lastLineOf(shopper)).toBeUndefined()
  })

  it('puts an accessory on the line of a device', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const { answer } = await add(shopper, charger, 2)
    expect(answer.serviceBody.serviceResponse.context.cartInfo).toMatchObject({ itemCount: 3 })
    expect(await accessoriesOf(shopper)).toEqual([[charger, 2]])
  })

  it('recommends accessories of the device, and shows the bundle that they make', async () => {
    const shopper = guest()
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

  it('adds to the quantity that the line has, up to ten', async () => {
    const shopper = guest()
    await addDevice(shopper)
    await add(shopper, charger, 2)
    await add(shopper, kelpCase, 1)
    await add(shopper, charger, 1)
    const three = [
      [charger, 3],
      [kelpCase, 1],
    ]
    expect(await accessoriesOf(shopper)).toEqual(three)
    expect((await add(shopper, charger, 8)).errorId).toBe('QUANTITY_LIMIT')
    expect(await accessoriesOf(shopper)).toEqual(three)
    await add(shopper, charger, 7)
    expect(await accessoriesOf(shopper)).toEqual([
      [charger, 10],
      [kelpCase, 1],
    ])
  })

  it('sets the quantity where the call removes what the line has', async () => {
    const shopper = guest()
    await addDevice(shopper)
    await add(shopper, charger, 5)
    await add(shopper, kelpCase, 1)
    const set = {
      mtn: 'newLine1',
      removeAccessories: [{ id: charger, qty: 5 }],
      addAccessories: [{ id: charger, qty: 3 }],
    }
    await shopper.call('cart.addAccessories', { body: { cartInfo: {}, data: { lines: [set] } } })
    expect(await accessoriesOf(shopper)).toEqual([
      [charger, 3],
      [kelpCase, 1],
    ])
  })

  it.each(['newLine1', placeholderNumber])('makes a cart of accessories alone for the line %s', async (mtn) => {
    const shopper = guest()
    const { answer } = await add(shopper, charger, 1, mtn)
    expect(nextStepIn(answer)[0]).toBe('ShoppingCart')
    const { lineDetails, orderDetails, intendType } = await cartOf(shopper)
    expect(lineDetails.lineInfo['newLine1']).toMatchObject({ lineActivityType: 'ACC' })
    expect([lineDetails.numOfLinesWithDevices, orderDetails.orderType, intendType]).toEqual([0, 'IS', 'NSEACC'])
  })

  it('keeps accessories without a device on one line of their own', async () => {
    const shopper = guest()
    await addDevice(shopper)
    await add(shopper, charger, 1, placeholderNumber)
    await add(shopper, kelpCase, 1, placeholderNumber)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual(['newLine1', 'newLine2'])
    expect(await accessoriesOf(shopper, 'newLine2')).toHaveLength(2)
  })

  it('removes an accessory, and with the last one a line of accessories alone', async () => {
    const shopper = guest()
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
    const shopper = guest()
    await addDevice(shopper)
    expect((await act(shopper)).errorId).toBe(id)
    expect(await accessoriesOf(shopper)).toEqual([])
  })

  it('counts what all lines hold of what is left', async () => {
    const world = createTestWorld('signed-in')
    world.change((draft) => setStock(draft, charger, { status: 'in-stock', qty: 2 }))
    const shopper = world.shopper()
    await addDevice(shopper)
    const line = (await cartOf(shopper)).lineDetails.allLines[0] ?? ''
    await add(shopper, charger, 1, line)
    await add(shopper, charger, 1)
    const refused = await add(shopper, charger, 1)
    expect([refused.errorId, refused.errors[0]?.details]).toEqual(['OUT_OF_STOCK', [{ issue: '2 left' }]])
  })

  it.each([
    [charger, 'Accessory Item not found in cart'],
    ['anchor', 'Invalid Accessory Item Id'],
  ])('refuses to remove %s, which is not there, with "%s"', async (id, message) => {
    const shopper = guest()
    await addDevice(shopper)
    expect((await remove(shopper, id)).errors).toMatchObject([{ id: '3000', message }])
  })

  it.each([0, 11, 1.5])('refuses the quantity %d', async (qty) => {
    expect((await add(guest(), charger, qty)).status).toBe(400)
  })

  it('is taxed at the zip code of the request, if that exists', async () => {
    const shopper = createTestWorld().shopper()
    const taxAt = async (
      zipCode: string,
      removed: readonly { id: string; qty: number }[] = [{ id: charger, qty: 1 }],
    ) => {
      const lines = [{ mtn: 'newLine1', addAccessories: [{ id: charger, qty: 1 }], removeAccessories: [...removed] }]
      await shopper.call('cart.addAccessories', { body: { cartInfo: { zipCode }, data: { lines } } })
      return taxOf(shopper)
    }
    const inGeorgia = await taxAt('30004', [])
    const inMaine = await taxAt('04101')
    expect(inMaine).not.toBe(inGeorgia)
    expect(await taxAt('00000')).toBe(inMaine)
  })

  it('has the flow that a guest names', async () => {
    const shopper = createTestWorld().shopper()
    await shopper.call('cart.addAccessories', {
      body: { ...accessoryBody([{ id: charger, qty: 1 }]), cartInfo: { intendType: 'NSE', intent: 'NSE' } },
    })
    expect((await cartOf(shopper)).intendType).toBe('NSE')
  })

  describe('from a store', () => {
    it.each<[string, PersonaId | undefined, Shelf, unknown[]]>([
      ['ships an accessory of the warehouse', undefined, { depletionType: 'F' }, ['STANDARD', undefined]],
      [
        'takes one for pickup from the named store',
        undefined,
        { ispuFlow: true, depletionLocationCode: '0412002' },
        ['ISPU', '0412002'],
      ],
      [
        'takes one of depletion type L from there too',
        undefined,
        { depletionType: 'L', depletionLocationCode: '0412002' },
        ['ISPU', '0412002'],
      ],
      ['ships one for pickup in no store', undefined, { ispuFlow: true }, ['STANDARD', undefined]],
      ['takes a scanned one from the store of the scan', 'scan-and-go', {}, ['ISPU', '0412001']],
      [
        'takes a scanned one from the named store',
        'scan-and-go',
        { depletionLocationCode: '0412002' },
        ['ISPU', '0412002'],
      ],
    ])('%s', async (_, persona, shelf, expected) => {
      const shopper = createTestWorld(persona).shopper()
      await addFrom(shopper, shelf)
      expect(await shipmentOf(shopper)).toEqual(expected)
    })

    it('refuses an unknown store, and leaves the cart as it was', async () => {
      const shopper = createTestWorld().shopper()
      await addFrom(shopper, {})
      const refused = await addFrom(shopper, { ispuFlow: true, depletionLocationCode: '9999999' }, 'pip-earbuds-chalk')
      expect([refused.errorId, refused.errors[0]?.details]).toEqual([
        'ITEM_NOT_FOUND',
        [{ field: 'depletionLocationCode' }],
      ])
      expect(await shipmentOf(shopper)).toEqual(['STANDARD', undefined])
    })

    it('warns about one for pickup that no store has yet', async () => {
      const world = createTestWorld()
      const shopper = world.shopper()
      const pickedUp = { ispuFlow: true, depletionLocationCode: '0412002' }
      const warningOf = async (id: string) =>
        (await addFrom(shopper, pickedUp, id)).answer.serviceBody.serviceResponse.context.cartInfo
          .isIspuShippingWarningMsg
      expect(await warningOf(charger)).toBeUndefined()
      world.change((draft) =>
        setStock(draft, 'pip-earbuds-chalk', { status: 'back-order', qty: 0, availableOn: '2031-01-15' }),
      )
      expect(await warningOf('pip-earbuds-chalk')).toBe('Something in your cart cannot be picked up in the store yet.')
    })
  })

  it('answers 208 while an order is scheduled', async () => {
    expect((await add(createTestWorld('scheduled-order').shopper(), charger, 1)).errorId).toBe('208')
  })

  testCartAccess('cart.addAccessories', (cartInfo) => ({ ...accessoryBody([{ id: charger, qty: 1 }]), cartInfo }), {
    makesCart: true,
    afterLock: 'changes',
  })
})
