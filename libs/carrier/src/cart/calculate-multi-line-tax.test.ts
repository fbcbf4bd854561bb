import {
  addDevice,
  amountOf,
  cartOf,
  createTestWorld,
  describeOperation,
  fillCart,
  fillCheckout,
  isSumOfRows,
  testCartAccess,
  totalsOf,
  type Shopper,
} from '../testing'

const guest = () => createTestWorld().guest('prospect')
const taxAt = (shopper: Shopper, zipCode: string) => shopper.call('cart.calculateMultiLineTax', { body: { zipCode } })

describeOperation('cart.calculateMultiLineTax', () => {
  it.each([
    ['04101', 'ME', 5.5],
    ['97201', 'OR', 0],
    ['90210', 'CA', 7.25],
    ['30004', 'GA', 7],
    ['00901', 'PR', 10.5],
    ['00802', 'VI', 0],
  ])('answers for %s the sales tax of %s', async (zipCode, state, ratePercent) => {
    const shopper = guest()
    await addDevice(shopper, { dppMonths: 0 })
    await addDevice(shopper)
    const { answer } = await taxAt(shopper, zipCode)
    expect(answer).toMatchObject({ zipCode, state, ratePercent })
    const { lines, totalTax } = answer
    expect(lines.map(({ lineId }) => lineId)).toEqual(['newLine1', 'newLine2'])
    expect(lines.reduce((sum, { tax }) => sum + tax, 0)).toBeCloseTo(totalTax)
    const totals = await totalsOf(shopper)
    expect([amountOf(totals, 'tax'), isSumOfRows(totals)]).toEqual([totalTax, true])
  })

  it('takes the wrapped body too', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const { cartId } = await cartOf(shopper)
    const body = { cartInfo: { cartId }, data: { zipCode: '97201' } }
    const { answer } = await shopper.call('cart.calculateMultiLineTax', { body })
    expect([answer.cartId, answer.totalTax]).toEqual([cartId, 0])
  })

  it("gives way to the order's address", async () => {
    const shopper = guest()
    await fillCart(shopper)
    await taxAt(shopper, '97201')
    await fillCheckout(shopper)
    expect(amountOf(await totalsOf(shopper), 'tax')).toBeGreaterThan(0)
  })

  it('gives a customer an estimate, and keeps the tax of their address', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    expect((await taxAt(shopper, '97201')).answer.totalTax).toBe(0)
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it('refuses an unknown zip code, and leaves the totals', async () => {
    const shopper = guest()
    await addDevice(shopper)
    const before = await totalsOf(shopper)
    expect((await taxAt(shopper, '00000')).errorId).toBe('ZIP_CODE_INVALID')
    expect(await totalsOf(shopper)).toEqual(before)
  })

  it.each(['3000', '300041', 'abcde'])('refuses %s, which is not a zip code', async (zipCode) => {
    expect((await taxAt(guest(), zipCode)).status).toBe(400)
  })

  testCartAccess('cart.calculateMultiLineTax', (cartInfo) => ({ ...cartInfo, zipCode: '97201' }), {
    afterLock: 'changes',
  })
})
