import {
  addDevice,
  amountOf,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  isSumOfRows,
  linesOf,
  placeOrder,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')

const donate = (shopper: Shopper, donationAmount: number, more: object = {}) =>
  shopper.call('cart.addDonation', { body: { donationAmount, ...more } })

describeOperation('cart.addDonation', () => {
  it.each(['prospect', 'signed-in'] as const)('adds to the order of a %s', async (persona) => {
    const shopper = createTestWorld(persona).shopper()
    await fillCart(shopper)
    const before = await totalsOf(shopper)
    await donate(shopper, 0.37, { donationMatch: true, charityUniqueCode: 'CH-7', charityOrganization: 'Lifeboats' })
    const totals = await totalsOf(shopper)
    expect(totals.dueToday).toBeCloseTo(before.dueToday + 0.37)
    expect([amountOf(totals, 'donation'), isSumOfRows(totals)]).toEqual([0.37, true])
    expect((await linesOf(shopper))['newLine1']?.donationInfo).toEqual({
      roundUpDonation: true,
      donationMatch: true,
      donationAmount: 0.37,
      charityUniqueCode: 'CH-7',
      charityOrganization: 'Lifeboats',
      itemCode: 'ROUNDUPDONATION',
    })
  })

  it('replaces the donation, and removes it with an amount of 0', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    await donate(shopper, 2)
    await donate(shopper, 5, { roundUpDonation: false })
    expect(amountOf(await totalsOf(shopper), 'donation')).toBe(5)
    await donate(shopper, 0)
    expect(await totalsOf(shopper)).toEqual(before)
    expect((await linesOf(shopper))['newLine1']?.donationInfo).toBeUndefined()
  })

  it('is charged with the order, and goes with the last line', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await donate(shopper, 1)
    await fillCheckout(shopper)
    const order = await placeOrder(shopper)
    expect([amountOf(order.totals, 'donation'), isSumOfRows(order.totals)]).toEqual([1, true])
    await addDevice(shopper)
    await donate(shopper, 1)
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect((await totalsOf(shopper)).dueToday).toBe(0)
  })

  it('refuses where both flags are off', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    await addDevice(shopper)
    world.change((draft) => draft.configure({ featureFlags: { charityAccessoryFlowFFlag: false } }))
    expect((await donate(shopper, 1)).errorId).toBeUndefined()
    const featureFlags = { charityAccessoryFlowFFlag: false, charityNseAccessoryFlowFFlag: false }
    world.change((draft) => draft.configure({ featureFlags }))
    expect((await donate(shopper, 2)).errorId).toBe('DONATION_NOT_ELIGIBLE')
    expect(amountOf(await totalsOf(shopper), 'donation')).toBe(1)
  })

  it.each([-1, 0.001, 1001])('refuses %d dollars', async (amount) => {
    const shopper = guest()
    await addDevice(shopper)
    expect((await donate(shopper, amount)).status).toBe(400)
  })

  testCartAccess('cart.addDonation', (cartInfo) => ({ cartInfo, donationAmount: 1 }), { afterLock: 'changes' })
})
