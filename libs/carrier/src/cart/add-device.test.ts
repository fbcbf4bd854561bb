import { setStock } from '../domain/stock/stock'
import {
  accessoryBody,
  addDevice,
  amountOf,
  cartOf,
  chooseNewNumber,
  choosePlan,
  createTestWorld,
  describeOperation,
  deviceBody,
  fillCart,
  fillCheckout,
  isSumOfRows,
  linesOf,
  nextStepIn,
  orbit,
  placeOrder,
  totalsOf,
  type Shopper,
} from '../testing'
import { everyCart, lockCart } from '../domain/cart/cart-lock'

const guest = () => createTestWorld().guest('prospect')
const customer = () => createTestWorld('signed-in').shopper()

const watch = { id: 'tern-watch-3-tar-41-sport', productId: 'dev14080098' }

/** Adds a device that the shopper already has. */
const bring = (shopper: Shopper, intendType = 'AAL', purchasePath = 'BYOD', more: object = {}) => {
  const body = deviceBody({ dppMonths: 0, intendType })
  const [line] = body.data.lines
  if (!line) throw new Error('no line')
  return shopper.call('cart.addDevice', {
    body: { ...body, data: { lines: [{ ...line, purchasePath, sim: { eSim: true, id: 'E1' }, ...more }] } },
  })
}

describeOperation('cart.addDevice', () => {
  it('asks a new line for its plan, then for its number, then offers accessories', async () => {
    const shopper = guest()
    expect(nextStepIn(await addDevice(shopper))).toEqual(['PlanSelection', 'newLine1'])
    expect(nextStepIn((await choosePlan(shopper)).answer)).toEqual(['NumberSelection', 'newLine1'])
    expect(nextStepIn((await chooseNewNumber(shopper)).answer)).toEqual(['AccessoryInterestial', undefined])
  })

  it('asks an upgrade which line it is for', async () => {
    const shopper = customer()
    expect(nextStepIn(await addDevice(shopper, { intendType: 'EUP' }))).toEqual(['MTNSelectionPage', 'newLine1'])
    const { lineDetails, intendType } = await cartOf(shopper)
    expect([lineDetails.eupLines, intendType]).toEqual([['newLine1'], 'EUP'])
  })

  it('asks a guest, who has no line to upgrade, what a new line needs', async () => {
    expect(nextStepIn(await addDevice(guest(), { intendType: 'EUP' }))).toEqual(['PlanSelection', 'newLine1'])
  })

  it('finishes one line before it asks about the next', async () => {
    const shopper = guest()
    await fillCart(shopper)
    expect(nextStepIn(await addDevice(shopper))).toEqual(['PlanSelection', 'newLine2'])
  })

  it('changes the device of a line, and keeps plan and number where they fit', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await addDevice(shopper, { id: 'orbit-12-pro-tar-256', lineId: 'newLine1' })
    const { lineInfo, allLines } = (await cartOf(shopper)).lineDetails
    expect(allLines).toEqual(['newLine1'])
    expect(lineInfo['newLine1']).toMatchObject({
      deviceItem: { skuId: 'orbit-12-pro-tar-256' },
      plan: { planId: 'mainsail-unlimited' },
      numberChoice: 'new',
    })
  })

  it('tells a watch with its case and its band', async () => {
    const shopper = guest()
    await addDevice(shopper, { id: 'tern-watch-se-lichen-40-sport-band', productId: 'dev14000023', dppMonths: 0 })
    const { newLine1 } = await linesOf(shopper)
    expect(newLine1?.deviceItem).toMatchObject({ color: 'Lichen', size: '40 mm', band: 'Sport band' })
  })

  it('drops a plan that is not for the new device', async () => {
    const shopper = guest()
    await fillCart(shopper)
    const query = { productId: watch.productId }
    const { product } = (await shopper.call('catalogue.getProduct', { query })).answer
    const id = product.childSkus.find(({ inventoryDetails }) => inventoryDetails.dFillInventory.isInStock)?.skuId ?? ''
    expect(nextStepIn(await addDevice(shopper, { ...watch, id, dppMonths: 0, lineId: 'newLine1' }))).toEqual([
      'PlanSelection',
      'newLine1',
    ])
  })

  it.each([
    ['an unknown sku', 'ITEM_NOT_FOUND', { id: 'dreadnought' }],
    ['a sku of another product', 'ITEM_NOT_FOUND', { productId: 'dev14000002' }],
    ['a variant that is sold out', 'OUT_OF_STOCK', { id: 'pelago-9-lichen-256', productId: 'dev14000003' }],
    ['a term that is not on offer', 'INVALID_REQUEST', { dppMonths: 13 }],
    ['an unknown line', 'ITEM_NOT_FOUND', { lineId: 'newLine8' }],
  ])('refuses %s with %s', async (_name, id, device) => {
    const { errorId } = await guest().call('cart.addDevice', { body: deviceBody(device) })
    expect(errorId).toBe(id)
  })

  it.each([
    ['instalments by the month', { dppMonths: 36, contractTerm: 'MONTH_TO_MONTH' }],
    ['another number of months', { dppMonths: 36, contractTerm: '24' }],
    ['instalments paid in full', { dppMonths: 0, contractTerm: 'INSTALLMENT' }],
    ['a loan that nobody offers', { dppMonths: 36, contractTerm: '36', loanOfferId: 'loan-48' }],
    ['a loan for a device paid in full', { dppMonths: 0, contractTerm: '0', loanOfferId: 'loan-36' }],
  ])('refuses %s', async (_name, device) => {
    const body = { cartInfo: {}, data: { lines: [{ device: { ...orbit, ...device }, isNewLine: true }] } }
    expect((await guest().call('cart.addDevice', { body })).errorId).toBe('INVALID_REQUEST')
  })

  it('takes the loan that the term is offered with', async () => {
    const device = { ...orbit, dppMonths: 36, contractTerm: '36', loanOfferId: 'loan-36' }
    const body = { cartInfo: {}, data: { lines: [{ device, isNewLine: true }] } }
    expect((await guest().call('cart.addDevice', { body })).errorId).toBeUndefined()
  })

  it('sells prepaid devices outright only', async () => {
    const shopper = createTestWorld('prepay').guest('prepay')
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('INVALID_REQUEST')
    expect(nextStepIn(await addDevice(shopper, { dppMonths: 0 }))).toEqual(['PlanSelection', 'newLine1'])
  })

  it('refuses a cart that another channel holds, and an unknown one', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    world.change((draft) => lockCart(draft, everyCart, 'VZW-RETAIL'))
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('CART_LOCKED')
    const unknown = { ...deviceBody(), cartInfo: { cartId: 'C404' } }
    expect((await shopper.call('cart.addDevice', { body: unknown })).errorId).toBe('899')
  })

  it('answers 208 while an order is scheduled', async () => {
    const shopper = createTestWorld('scheduled-order').shopper()
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('208')
  })

  it('refuses a back-order while a balance is past due', async () => {
    const world = createTestWorld('past-due')
    const shopper = world.shopper()
    world.change((draft) => setStock(draft, orbit.id, { status: 'back-order', qty: 0, availableOn: '2026-12-24' }))
    expect((await shopper.call('cart.addDevice', { body: deviceBody() })).errorId).toBe('4077')
  })

  describe("the shopper's own device", () => {
    it.each([
      ['prospect', 'NSE', 'NSEBYOD', ['newLine1'], []],
      ['prospect', 'AAL', 'NSEBYOD', ['newLine1'], []],
      ['signed-in', 'AAL', 'BYOD', ['newLine1'], []],
      ['signed-in', 'EUP', 'EUPBYOD', [], ['newLine1']],
    ] as const)(
      'makes the line of a %s with the intent %s %s',
      async (persona, intent, activity, byodLines, byodEUPLines) => {
        const shopper = createTestWorld(persona).shopper()
        expect((await bring(shopper, intent)).errorId).toBeUndefined()
        const { lineDetails } = await cartOf(shopper)
        expect(lineDetails).toMatchObject({ byodLines, byodEUPLines, numOfLinesWithDevices: 1 })
        expect(lineDetails.lineInfo['newLine1']).toMatchObject({
          lineActivityType: activity,
          deviceItem: { cartItemType: 'BYOD', byodESimPhone: true, retailPrice: 0, monthlyPrice: 0, skuId: orbit.id },
          simItem: { simType: 'ESIM', eSimId: 'E1' },
        })
      },
    )

    it('costs nothing but its service', async () => {
      const shopper = guest()
      await bring(shopper)
      const totals = await totalsOf(shopper)
      expect([amountOf(totals, 'device'), amountOf(totals, 'tax'), amountOf(totals, 'activation')]).toEqual([0, 0, 35])
      expect(isSumOfRows(totals)).toBe(true)
    })

    it('has the storage that the shopper named, or none', async () => {
      const shopper = guest()
      const device = { id: orbit.id, productId: orbit.productId, dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' }
      await bring(shopper, 'NSE', 'BYOD', { device: { ...device, isStorageKnown: false } })
      await bring(shopper, 'NSE', 'BYOD', { device })
      const { lineInfo } = (await cartOf(shopper)).lineDetails
      expect(lineInfo['newLine1']?.deviceItem).toMatchObject({ isStorageKnown: false })
      expect(lineInfo['newLine1']?.deviceItem).not.toHaveProperty('capacity')
      expect(lineInfo['newLine2']?.deviceItem).toHaveProperty('capacity', '128 GB')
    })

    it('may be one that is sold out', async () => {
      const shopper = guest()
      const soldOut = { id: 'pelago-9-lichen-256', productId: 'dev14000003' }
      const device = { ...soldOut, dppMonths: 0, contractTerm: 'MONTH_TO_MONTH' }
      const reply = await bring(shopper, 'NSE', 'BYOD', { device })
      expect(reply.errorId).toBeUndefined()
    })

    it('refuses instalments', async () => {
      const device = { ...orbit, dppMonths: 36, contractTerm: 'INSTALLMENT' }
      expect((await bring(guest(), 'NSE', 'BYOD', { device })).errorId).toBe('INVALID_REQUEST')
    })

    it.each([
      ['an eSIM', { eSim: true }, false],
      ['a card that the shopper has', { eSim: false, id: '89014103211118510720' }, false],
      ['a card by mail', { eSim: false }, true],
    ])('with %s is asked where its parcel goes only if there is one', async (_, sim, needsAddress) => {
      const shopper = guest()
      await bring(shopper, 'NSE', 'BYOD', { sim })
      const { errors } = await shopper.call('checkout.placeOrder', { body: { cartInfo: {} } })
      const missing = errors[0]?.details.map(({ issue }) => issue) ?? []
      expect([missing.includes('delivery'), missing.includes('payment')]).toEqual([needsAddress, true])
    })

    it('costs no delivery without a parcel, whichever way was chosen', async () => {
      const shopper = guest()
      await bring(shopper)
      await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })
      const shipping = { cartInfo: {}, selectedOptionCode: 'EXPRESS' }
      expect((await shopper.call('checkout.selectShipping', { body: shipping })).errorId).toBeUndefined()
      expect(amountOf(await totalsOf(shopper), 'delivery')).toBe(14.99)
      const removeAccessories = [{ id: 'bosun-charger-chalk', qty: 1 }]
      await shopper.call('cart.addAccessories', {
        body: { cartInfo: {}, data: { lines: [{ mtn: 'newLine1', removeAccessories }] } },
      })
      const totals = await totalsOf(shopper)
      expect(totals.todayRows.map(({ code }) => code)).toEqual(['activation'])
      expect(totals.dueToday).toBe(35)
    })

    it('is neither new nor sold before', async () => {
      const shopper = guest()
      await bring(shopper)
      expect((await cartOf(shopper)).lineDetails.lineInfo['newLine1']?.deviceItem).not.toHaveProperty('condition')
    })

    it('is ordered like any other', async () => {
      const shopper = guest()
      await bring(shopper)
      await shopper.call('cart.addPlan', { body: { cartInfo: {}, lineId: 'newLine1', planId: 'jib-10gb' } })
      await shopper.call('cart.assignMtn', {
        body: { cartInfo: {}, lineId: 'newLine1', number: { choice: 'new', zipCode: '30004' } },
      })
      await fillCheckout(shopper)
      expect((await placeOrder(shopper)).lines[0]?.lineActivityType).toBe('NSEBYOD')
    })

    it('gives way to a bought one', async () => {
      const shopper = guest()
      await bring(shopper)
      await addDevice(shopper, { lineId: 'newLine1' })
      const { lineDetails } = await cartOf(shopper)
      expect([lineDetails.byodLines, lineDetails.lineInfo['newLine1']?.lineActivityType]).toEqual([[], 'NSE'])
      expect(lineDetails.lineInfo['newLine1']?.simItem).toBeUndefined()
      expect(amountOf(await totalsOf(shopper), 'instalment')).toBeGreaterThan(0)
    })
  })

  describe('a second number', () => {
    it('is a line on a phone that the customer has', async () => {
      const shopper = customer()
      await addDevice(shopper)
      await bring(shopper, 'AAL', 'SECOND_NUMBER')
      const { newLine1, newLine2 } = await linesOf(shopper)
      expect(newLine1?.secondNumber).toBeUndefined()
      expect(newLine2).toMatchObject({ lineActivityType: 'BYOD', secondNumber: { isSecondNumber: true } })
    })
  })

  it('leads through the journey before NEXTGEN in a world with classicJourney', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    const journey = async () =>
      (await addDevice(shopper)).serviceBody.serviceResponse.context.contextInfo.cradleFlowJourney
    expect(await journey()).toBe('NEXTGEN')
    world.change((draft) => draft.configure({ featureFlags: { classicJourney: true } }))
    expect(await journey()).toBe('CLASSIC')
  })
})
