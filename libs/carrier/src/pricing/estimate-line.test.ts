import type { BodyInputOf } from '@soe/contracts'
import {
  accessoryBody,
  addDevice,
  choosePlan,
  createTestWorld,
  deviceBody,
  describeOperation,
  oldBrick,
  orbit,
  orbit9,
  totalsOf,
  tradeIn,
  type Shopper,
} from '../testing'

const estimate = (shopper: Shopper, body: Partial<BodyInputOf<'pricing.estimateLine'>> = {}) =>
  shopper.call('pricing.estimateLine', { body: { skuId: orbit.id, term: 36, ...body } })

const planOf = async (shopper: Shopper, planId: string, body?: Parameters<typeof estimate>[1]) =>
  (await estimate(shopper, body)).answer.plans.find((plan) => plan.planId === planId)

const tax = { code: 'tax' } as const

describeOperation('pricing.estimateLine', () => {
  it('prices the phone with every plan that it can have, and puts nothing into a cart', async () => {
    const world = createTestWorld()
    const shopper = world.guest('prospect')
    const { plans } = (await estimate(shopper)).answer
    expect(plans.map(({ displayName, recommended, totals }) => [displayName, recommended, totals.dueMonthly])).toEqual([
      ['Mainsail Unlimited', true, 82.77],
      ['Spinnaker Unlimited Plus', false, 97.77],
      ['Jib 10 GB', false, 62.77],
    ])
    expect(plans[0]?.dueMonthlyWithoutAutoPay).toBe(92.77)
    expect(plans[0]?.totals.monthlyRows).toEqual([
      { code: 'instalment', amount: 27.77, lastAmount: 28.04, name: 'Orbit 12 Pro', quantity: 36 },
      { code: 'plan', amount: 55, name: 'Mainsail Unlimited' },
    ])
    expect(world.list('carts')).toEqual([])
  })

  it.each([
    ['a guest', 'prospect', { term: 36 }],
    ['a customer', 'signed-in', { term: 24 }],
    ['a guest who pays in full', 'prospect', { term: 0 }],
    ['a customer who trades a phone in', 'signed-in', { tradeIn: { device: orbit9, condition: 'good' } }],
    ['a guest who trades in and pays in full', 'prospect', { term: 0, tradeIn: { device: orbit9, condition: 'good' } }],
  ] as const)('promises %s what a cart asks', async (_, persona, given) => {
    const shopper = createTestWorld(persona).shopper()
    const promised = await planOf(shopper, 'jib-10gb', given)
    await addDevice(shopper, { dppMonths: 'term' in given ? given.term : 36 })
    await choosePlan(shopper, 'jib-10gb')
    if ('tradeIn' in given) await tradeIn(shopper, { ...given.tradeIn, lineId: 'newLine1' })
    expect(promised?.totals).toEqual(await totalsOf(shopper))
  })

  it('estimates the tax for a ZIP code as the cart does, and says for which', async () => {
    const shopper = createTestWorld().guest('prospect')
    expect((await planOf(shopper, 'jib-10gb'))?.totals.todayRows).toContainEqual({
      ...tax,
      amount: 70,
      zipCode: '30004',
    })
    const promised = await planOf(shopper, 'jib-10gb', { zipCode: '04101' })
    expect(promised?.totals.todayRows).toContainEqual({ ...tax, amount: 55, zipCode: '04101' })
    const { data } = deviceBody()
    await shopper.call('cart.addDevice', { body: { cartInfo: { intendType: 'NSE', zipCode: '04101' }, data } })
    await choosePlan(shopper, 'jib-10gb')
    expect(promised?.totals).toEqual(await totalsOf(shopper))
  })

  it('knows the tax of an account by its address', async () => {
    const promised = await planOf(createTestWorld('signed-in').shopper(), 'jib-10gb', { zipCode: '97201' })
    expect(promised?.totals.todayRows).toContainEqual({ ...tax, amount: 55 })
  })

  it('prices accessories that come along as the cart does, each offered at its price beside the device', async () => {
    const shopper = createTestWorld().guest('prospect')
    const { accessories = [] } = (await estimate(shopper)).answer
    expect(accessories).toHaveLength(6)
    const [first, second] = accessories
    const skuIds = [first, second].map((offered) => offered?.skuId ?? '')
    const promised = await planOf(shopper, 'jib-10gb', { accessories: skuIds })
    await addDevice(shopper)
    await choosePlan(shopper, 'jib-10gb')
    const body = accessoryBody(
      skuIds.map((id) => ({ id, qty: 1 })),
      'newLine1',
    )
    await shopper.call('cart.addAccessories', { body })
    expect(promised?.totals).toEqual(await totalsOf(shopper))
  })

  it('offers an accessory at nothing where the device gives it', async () => {
    const { accessories = [] } = (await estimate(createTestWorld().shopper(), { skuId: 'pelago-9-tar-128' })).answer
    expect(accessories.filter(({ price }) => price === 0)).toEqual([
      expect.objectContaining({ displayName: expect.stringMatching(/Pelago 9/), originalPrice: 29.99 }),
    ])
  })

  it('prices an upgrade for an account alone, as its cart does', async () => {
    const shopper = createTestWorld('signed-in').shopper()
    const { upgrade } = (await estimate(shopper)).answer
    await shopper.call('cart.addDevice', { body: deviceBody({ intendType: 'EUP' }) })
    expect(upgrade).toEqual(await totalsOf(shopper))
    expect((await estimate(createTestWorld().guest('prospect'))).answer.upgrade).toBeUndefined()
  })

  it('says what a trade-in is worth, and what the phone adds to it', async () => {
    const device = { device: orbit9, condition: 'damaged' } as const
    expect((await estimate(createTestWorld().shopper(), { tradeIn: device })).answer.tradeIn).toEqual({
      ...orbit9,
      condition: 'damaged',
      tradeInValue: 72,
      promotion: { deviceModel: 'Orbit 12 Pro', amount: 300, months: 36, monthlyAmount: 8.33 },
      creditTotal: 372,
    })
  })

  it('gives nothing for a device that the carrier does not take', async () => {
    const shopper = createTestWorld().shopper()
    const worthless = await estimate(shopper, { tradeIn: { device: oldBrick, condition: 'good' } })
    expect(worthless.answer.tradeIn).toMatchObject({ tradeInValue: 0, creditTotal: 0 })
    expect(worthless.answer.plans).toEqual((await estimate(shopper)).answer.plans)
  })

  it.each([
    ['device', { skuId: 'nothing' }, 'skuId'],
    ['term', { term: 12 }, 'term'],
  ])('knows no other %s', async (_, body, field) => {
    const reply = await estimate(createTestWorld().shopper(), body)
    expect([reply.errorId, reply.errors[0]?.details]).toEqual(['ITEM_NOT_FOUND', [{ field }]])
  })
})
