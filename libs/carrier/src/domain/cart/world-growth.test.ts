import { findOperation, worldLimits, type BodyInputOf } from '@soe/contracts'
import type { WorldDraft } from '@soe/world'
import { findPersona } from '../../personas/personas'
import { signIn } from '../sessions/sign-in'
import { addDevice, createTestWorld, deviceBody, linesOf, placeOrder, readyToOrder, type Shopper } from '../../testing'

const tenDevices = {
  ...deviceBody(),
  data: { lines: Array.from({ length: 10 }, () => deviceBody().data.lines[0]!) },
}

const addTen = (shopper: Shopper) => shopper.call('cart.addDevice', { body: tenDevices })

const fill = async (shopper: Shopper, lines: number) => {
  for (let added = 0; added < lines; added += 10) await addTen(shopper)
}

const signInAs = (draft: WorldDraft, guestId: string | undefined) => {
  const persona = findPersona('signed-in')
  if (!persona) throw new Error('There is no such persona.')
  return signIn(draft, persona, draft.sessions.get(guestId ?? ''))
}

const remove = (shopper: Shopper, lineId: string) =>
  shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId } })

describe('a cart', () => {
  it('takes so many lines, refuses more, and stays as it was', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await fill(shopper, worldLimits.linesOfCart)
    const { status, errorId } = await shopper.call('cart.addDevice', { body: deviceBody() })
    expect([status, errorId]).toEqual([409, 'CART_FULL'])
    expect(world.list('carts')[0]?.lines).toHaveLength(worldLimits.linesOfCart)
  })

  it('has room again once a line is removed', async () => {
    const shopper = createTestWorld().shopper()
    await fill(shopper, worldLimits.linesOfCart)
    expect((await remove(shopper, 'newLine3')).status).toBe(200)
    expect((await addDevice(shopper)).serviceHeader.statusCode).toBe('00')
    expect(Object.keys(await linesOf(shopper))).toHaveLength(worldLimits.linesOfCart)
  })

  it('takes so many trade-ins', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    const { body } = findOperation('tradeIn.addDevice').metadata.example as { body: BodyInputOf<'tradeIn.addDevice'> }
    await shopper.call('tradeIn.addDevice', { body })
    const [cart] = world.list('carts')
    const [tradeIn] = cart?.tradeIns ?? []
    if (!cart || !tradeIn) throw new Error('There is no trade-in.')
    const tradeIns = Array.from({ length: worldLimits.tradeInsOfCart }, (_, at) => ({
      ...tradeIn,
      submissionId: `T${at}`,
    }))
    world.change((draft) => draft.carts.put({ ...cart, tradeIns }))
    expect((await shopper.call('tradeIn.addDevice', { body })).errorId).toBe('CART_FULL')
  })
})

describe('at sign-in', () => {
  it('a cart without room for another stays beside it, and nothing is lost', async () => {
    const world = createTestWorld('signed-in')
    await fill(world.shopper(), 60)
    const guest = world.guest('prospect')
    await fill(guest, 60)
    const held = world.list('sessions').find(({ loggedIn }) => !loggedIn)
    world.change((draft) => signInAs(draft, held?.id))
    expect(world.list('carts').map(({ lines }) => lines.length)).toEqual([60, 60])
    expect(new Set(world.list('carts').map(({ owner }) => owner)).size).toBe(1)
  })
})

describe('a world', () => {
  it('holds so many carts: those that no session leads to and that were changed longest ago go', async () => {
    const world = createTestWorld()
    await addDevice(world.shopper())
    const [used] = world.list('carts')
    if (!used) throw new Error('There is no cart.')
    world.change((draft) => {
      for (let at = 1; at < worldLimits.carts; at += 1) {
        draft.carts.put({ ...used, id: `S${at}`, owner: 'session:gone', savedForEmail: 'a@b.example', updatedAt: at })
      }
    })
    await addDevice(world.guest('prospect'))
    const ids = new Set(world.list('carts').map(({ id }) => id))
    expect([ids.size <= worldLimits.carts, ids.has(used.id), ids.has('S1')]).toEqual([true, true, false])
  })

  it('holds so many orders: the oldest go, with their carts', async () => {
    const world = createTestWorld()
    const shopper = world.shopper()
    await readyToOrder(shopper)
    const order = await placeOrder(shopper)
    const [placed] = world.list('orders')
    if (!placed) throw new Error('There is no order.')
    world.change((draft) => {
      for (let at = 1; at < worldLimits.orders; at += 1) draft.orders.put({ ...placed, id: `O${at}`, cartId: `C${at}` })
    })
    await readyToOrder(shopper)
    await placeOrder(shopper)
    const ids = world.list('orders').map(({ id }) => id)
    expect([ids.length, ids.includes(order.orderNumber)]).toEqual([worldLimits.orders, false])
    expect(world.list('carts').some(({ id }) => id === placed.cartId)).toBe(false)
  })

  it('has so many feature flags, and so many ordered failures', () => {
    const world = createTestWorld()
    const flags = (from: number, count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`flag${from + at}`, true]))
    world.command({ setFeatureFlags: { featureFlags: flags(0, worldLimits.featureFlags) } })
    expect(() => world.command({ setFeatureFlags: { featureFlags: { one: true } } })).toThrow('500 feature flags')
    for (let at = 0; at < worldLimits.failures; at += 1)
      world.command({ failNext: { on: 'cases.getCases', status: 500 } })
    expect(() => world.command({ failNext: { on: 'cases.getCases', status: 500 } })).toThrow('1000 ordered failures')
  })
})
