import {
  accessoryBody,
  addDevice,
  cartOf,
  checkoutOf,
  choosePlan,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  placeOrder,
  testCartAccess,
  type Shopper,
} from '../testing'

const customer = () => createTestWorld('signed-in').shopper()
const guest = () => createTestWorld().guest('prospect')

const watch = { id: 'tern-watch-3-tar-40-sport-band', productId: 'dev14080099' }

describeOperation('checkout.getCheckoutDetails', () => {
  it("has a customer's name and address, and not a guest's", async () => {
    const [shopper, stranger] = [customer(), guest()]
    await addDevice(shopper)
    await addDevice(stranger)
    expect(await checkoutOf(shopper, { cart: true })).toMatchObject({
      contact: { firstName: 'Maren', emailId: 'maren.oake@example.com' },
      shippingAddress: { addressLine1: '14 Commercial St', state: 'ME' },
    })
    const { contact, shippingAddress } = await checkoutOf(stranger, { cart: true })
    expect([contact, shippingAddress]).toEqual([undefined, undefined])
  })

  it.each(['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const)(
    'answers the cart of %s',
    async (persona) => {
      const shopper = createTestWorld(persona).shopper()
      await addDevice(shopper, { dppMonths: 0 })
      expect(await cartOf(shopper)).toMatchObject({
        itemCount: 1,
        hubReadyForCheckout: false,
        screenInfo: { screenName: 'promohub', processStep: 'PlanSelection' },
        modifyTimerElapsed: false,
        errorCode: '',
        userAuthorized: true,
        creditAppApproved: true,
      })
    },
  )

  it('says when the latest order can no longer be changed', async () => {
    const world = createTestWorld('signed-in')
    const shopper = world.shopper()
    const isOver = async () => (await cartOf(shopper)).modifyTimerElapsed
    await fillCart(shopper)
    await fillCheckout(shopper)
    await placeOrder(shopper)
    await addDevice(shopper)
    for (const minutes of [20, 10]) {
      world.time.now += minutes * 60_000
      expect(await isOver()).toBe(false)
    }
    world.time.now += 1000
    expect(await isOver()).toBe(true)
  })

  it('lists every pending step in order, and by line', async () => {
    const shopper = customer()
    await addDevice(shopper)
    await addDevice(shopper)
    await choosePlan(shopper)
    const { pendingSteps, hubReadyForCheckout } = await cartOf(shopper)
    expect(pendingSteps.sortedSteps).toEqual([
      { lineId: 'newLine1', step: 'NumberSelection' },
      { lineId: 'newLine2', step: 'PlanSelection' },
      { lineId: 'newLine2', step: 'NumberSelection' },
    ])
    expect(pendingSteps.lines).toEqual({
      newLine1: { sortedSteps: ['NumberSelection'] },
      newLine2: { sortedSteps: ['PlanSelection', 'NumberSelection'] },
    })
    expect(hubReadyForCheckout).toBe(false)
  })

  it('is ready for the express hub once nothing is pending', async () => {
    const shopper = customer()
    await fillCart(shopper)
    expect(await cartOf(shopper)).toMatchObject({
      hubReadyForCheckout: true,
      pendingSteps: { sortedSteps: [] },
      screenInfo: { screenName: 'expresshub' },
    })
  })

  it('lists trade-in steps by submission', async () => {
    const { pendingSteps, lineDetails } = await cartOf(createTestWorld('standalone-trade-in').shopper())
    expect(lineDetails.numOfLines).toBe(0)
    for (const { sortedSteps } of Object.values(pendingSteps.submissions ?? {}))
      expect(sortedSteps).toEqual(['tradein'])
  })

  it('answers contracts, payment options and numbers only on request', async () => {
    const shopper = customer()
    await fillCart(shopper)
    const plain = await checkoutOf(shopper)
    expect([plain.installmentContracts, plain.paymentOptions, plain.smsEnabledOptions]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    const requested = await checkoutOf(shopper, {
      installmentContracts: true,
      paymentOptions: true,
      smsEnabledOptions: true,
      clientCorrelationId: 'corr-1',
    })
    expect(requested.clientCorrelationId).toBe('corr-1')
    expect(requested.installmentContracts).toMatchObject([{ lineId: 'newLine1', installmentTerm: 36 }])
    expect(requested.paymentOptions?.map(({ paymentType }) => paymentType)).toEqual(['CC', 'PP', 'WL', 'AF', 'BTA'])
    expect(requested.smsEnabledOptions?.[0]).toEqual({ mtn: '207-555-XXXX', smsEnabled: true })
  })

  it('leaves out agreements, options and stores that are switched off', async () => {
    const shopper = guest()
    await fillCart(shopper)
    const { customerAgreements, shipmentInfo } = await checkoutOf(shopper, {
      customerAgreements: false,
      shippingOptions: false,
    })
    expect(customerAgreements).toEqual({ agreementCompleted: false, agreements: [] })
    expect([shipmentInfo.shippingOptions, shipmentInfo.ispuStoreList]).toEqual([[], []])
  })

  it('lists no lines where the cart is switched off, and keeps its counts and totals', async () => {
    const shopper = guest()
    await fillCart(shopper)
    const whole = await checkoutOf(shopper, { cart: true })
    const { cart } = await checkoutOf(shopper, { cart: false })
    expect([cart.lineDetails.lineInfo, cart.lineDetails.allLines]).toEqual([{}, []])
    expect([cart.itemCount, cart.lineDetails.numOfLines, cart.orderDetails.totals]).toEqual([
      whole.cart.itemCount,
      1,
      whole.cart.orderDetails.totals,
    ])
  })

  it('names no express hub where express checkout is switched off', async () => {
    const shopper = customer()
    await fillCart(shopper)
    const screenWith = async (expressCheckout: boolean) =>
      (await checkoutOf(shopper, { expressCheckout })).cart.screenInfo.screenName
    expect([await screenWith(true), await screenWith(false)]).toEqual(['expresshub', 'promohub'])
  })

  it('tells of a bundle’s reward as it is read, and of nothing less (C4.1.01)', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const levels = async () => (await cartOf(shopper)).cartValidationErrors.map(({ errorLevel }) => errorLevel)
    expect(await levels()).toEqual([])
    await shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 3 }]) })
    expect(await levels()).toEqual(['RewardNotification'])
  })

  it("warns with 1098 of a guest's watch line, and not of a customer's", async () => {
    const errorsOf = async (shopper: Shopper) => {
      await addDevice(shopper, watch)
      return (await cartOf(shopper)).cartValidationErrors
    }
    expect(await errorsOf(guest())).toMatchObject([
      { errorCode: '1098', errorLevel: 'WarningNotification', fieldPath: 'newLine1' },
    ])
    expect(await errorsOf(customer())).toEqual([])
  })

  it('tells a member who may not order so before the order', async () => {
    const shopper = createTestWorld('account-member').shopper()
    await fillCart(shopper)
    expect((await cartOf(shopper)).userAuthorized).toBe(false)
  })

  it('marks a refund or an exchange', async () => {
    const shopper = createTestWorld('refund-exchange').shopper()
    await fillCart(shopper)
    expect(await cartOf(shopper)).toMatchObject({ isRefundExchange: true, creditAppApproved: false })
  })

  it('refuses a correlation id of another type', async () => {
    const body = { clientCorrelationId: 7 as unknown as string }
    expect((await customer().call('checkout.getCheckoutDetails', { body })).errorId).toBe('INVALID_REQUEST')
  })

  testCartAccess('checkout.getCheckoutDetails', (cartInfo) => ({ cartInfo }))
})
