import { createTestWorld, describeOperation, orbit9, tradeIn, tradeInItemsOf, type Shopper } from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

const devicesOf = async (shopper: Shopper) => (await shopper.call('tradeIn.accountDevices', { body: {} })).answer

describeOperation('tradeIn.accountDevices', () => {
  it("lists the account's devices, masked, and the models that the carrier takes", async () => {
    const { devices, models } = await devicesOf(customer())
    expect(devices.map(({ nickName, eligible }) => [nickName, eligible])).toEqual([
      ['Maren', true],
      ['Jonas', true],
      ['Ida', false],
      ['Boat tablet', true],
    ])
    expect(models).toContainEqual({ ...orbit9, capacities: ['128 GB', '256 GB', '512 GB'], tradeInValue: 180 })
    expect(JSON.stringify(devices)).not.toMatch(/20755501\d\d/)
  })

  it('lists no devices for a guest', async () => {
    expect((await devicesOf(createTestWorld().guest('prospect'))).devices).toEqual([])
  })

  it('names the trade-in of a device that is in the cart', async () => {
    const shopper = customer()
    const [maren] = (await devicesOf(shopper)).devices
    await tradeIn(shopper, { device: { mtnHashCode: maren?.mtnHashCode ?? '' }, condition: 'good' })
    const submissions = (await devicesOf(shopper)).devices.map(({ submissionId }) => submissionId)
    const [item] = await tradeInItemsOf(shopper)
    expect(item?.submissionId).toBeTruthy()
    expect(submissions).toEqual([item?.submissionId, undefined, undefined, undefined])
  })

  it('answers 899 to the id of no cart', async () => {
    const body = { cartInfo: { cartId: 'C9-none' } }
    expect((await customer().call('tradeIn.accountDevices', { body })).errorId).toBe('899')
  })
})
