import {
  addDevice,
  amountOf,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCart,
  testCartAccess,
  totalsOf,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')
const remove = { cartInfo: {}, lineId: 'newLine1' }
const undo = { cartInfo: { processAction: 'UNDO' }, lineId: 'newLine1' }

describeOperation('cart.removeDevice', () => {
  it('removes the line, and never reuses its id', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await shopper.call('cart.removeDevice', { body: remove })
    await addDevice(shopper)
    expect((await cartOf(shopper)).lineDetails.allLines).toEqual(['newLine2'])
  })

  it('refuses an unknown line', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const { errorId } = await shopper.call('cart.removeDevice', { body: { ...remove, lineId: 'newLine7' } })
    expect(errorId).toBe('ITEM_NOT_FOUND')
  })

  it('puts the line that was removed last back as it was', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await addDevice(shopper)
    const before = (await cartOf(shopper)).lineDetails
    await shopper.call('cart.removeDevice', { body: remove })
    await shopper.call('cart.removeDevice', { body: undo })
    expect((await cartOf(shopper)).lineDetails).toEqual(before)
  })

  it('brings an empty cart back with its promotion', async () => {
    const shopper = createTestWorld('prepay').shopper()
    await addDevice(shopper, { dppMonths: 0 })
    await shopper.call('cart.applyPromo', { body: { promoCode: 'CASTOFF10' } })
    await shopper.call('cart.removeDevice', { body: remove })
    await shopper.call('cart.removeDevice', { body: undo })
    expect(amountOf(await totalsOf(shopper), 'promo-discount')).toBe(-10)
  })

  it('brings an empty cart back with its donation', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await shopper.call('cart.addDonation', { body: { donationAmount: 0.37 } })
    await shopper.call('cart.removeDevice', { body: remove })
    await shopper.call('cart.removeDevice', { body: undo })
    expect(amountOf(await totalsOf(shopper), 'donation')).toBe(0.37)
  })

  it('undoes a removal once, and only the last one', async () => {
    const shopper = guest()
    await fillCart(shopper)
    await addDevice(shopper)
    await shopper.call('cart.removeDevice', { body: remove })
    await shopper.call('cart.removeDevice', { body: { ...remove, lineId: 'newLine2' } })
    expect((await shopper.call('cart.removeDevice', { body: undo })).errorId).toBe('ITEM_NOT_FOUND')
    const last = { ...undo, lineId: 'newLine2' }
    await shopper.call('cart.removeDevice', { body: last })
    expect((await shopper.call('cart.removeDevice', { body: last })).errorId).toBe('ITEM_NOT_FOUND')
  })

  testCartAccess('cart.removeDevice', (cartInfo) => ({ ...remove, cartInfo }), { afterLock: 'changes' })
})
