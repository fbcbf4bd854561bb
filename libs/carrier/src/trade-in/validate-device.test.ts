import type { BodyInputOf } from '@soe/contracts'
import { isoDate } from '@soe/rules'
import { addDevice, createTestWorld, describeOperation, oldBrick, orbit9, ownDevicesOf, type Shopper } from '../testing'

const customer = () => createTestWorld('signed-in').shopper()

const validate = (shopper: Shopper, device: BodyInputOf<'tradeIn.validateDevice'>['device']) =>
  shopper.call('tradeIn.validateDevice', { body: { device } })

describeOperation('tradeIn.validateDevice', () => {
  it.each(['signed-in', 'prospect'] as const)('values a device for %s in each condition', async (persona) => {
    const shopper = createTestWorld(persona).shopper()
    expect((await validate(shopper, { deviceBrand: 'orbit', deviceModel: 'ORBIT 9' })).answer.device).toEqual({
      ...orbit9,
      eligible: true,
      tradeInValue: 180,
      conditions: [
        { condition: 'good', tradeInValue: 180, creditTotal: 180 },
        { condition: 'damaged', tradeInValue: 72, creditTotal: 72 },
        { condition: 'not-working', tradeInValue: 0, creditTotal: 0 },
      ],
    })
  })

  it('takes no unknown device', async () => {
    const { device } = (await validate(customer(), oldBrick)).answer
    expect(device).toEqual({ ...oldBrick, eligible: false, tradeInValue: 0, conditions: [] })
  })

  it("finds the account's own device by its line", async () => {
    const shopper = customer()
    const [maren = { mtnHashCode: '' }] = await ownDevicesOf(shopper)
    expect((await validate(shopper, maren)).answer.device).toMatchObject({ ...orbit9, tradeInValue: 180 })
  })

  it('adds the promotion of the new device of a line, over its months', async () => {
    const shopper = customer()
    await addDevice(shopper)
    const body = { device: orbit9, lineId: 'newLine1' }
    const promotion = { deviceModel: 'Orbit 12 Pro', amount: 300, months: 36, monthlyAmount: 8.33 }
    expect((await shopper.call('tradeIn.validateDevice', { body })).answer.promotion).toEqual(promotion)
    expect((await validate(shopper, orbit9)).answer.promotion).toBeUndefined()
  })

  it('pays the promotion at once where the new device is paid in full', async () => {
    const shopper = customer()
    await addDevice(shopper, { dppMonths: 0 })
    const body = { device: orbit9, lineId: 'newLine1' }
    const promotion = { deviceModel: 'Orbit 12 Pro', amount: 300, months: 1, monthlyAmount: 300 }
    expect((await shopper.call('tradeIn.validateDevice', { body })).answer.promotion).toEqual(promotion)
  })

  it('keeps its word for thirty days', async () => {
    const world = createTestWorld('signed-in')
    const { validUntil } = (await validate(world.shopper(), orbit9)).answer
    expect(validUntil).toBe(isoDate(world.time.now + 30 * 86_400_000))
  })

  it('finds no line of another account', async () => {
    const reply = await validate(customer(), { mtnHashCode: 'nobody' })
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field: 'device.mtnHashCode' }]])
  })

  it('finds no cart that the world does not hold', async () => {
    const body = { device: orbit9, cartInfo: { cartId: 'C9-none' } }
    expect((await customer().call('tradeIn.validateDevice', { body })).errorId).toBe('899')
  })

  it.each([{}, { deviceBrand: 'Orbit' }, { ...orbit9, deviceId: '12' }])('refuses %j', async (device) => {
    expect((await validate(customer(), device as never)).status).toBe(400)
  })
})
