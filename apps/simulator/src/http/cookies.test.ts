import type { PersonaId } from '@soe/carrier'
import { sessionCookies } from '@soe/rules'
import type { Shopper } from '../testing/create-shopper'
import {
  accessoryBody,
  addDevice,
  deviceBody,
  fillCart,
  placeOrder,
  readyToOrder,
  addToWishlist,
  chargerItem,
  orbitItem,
  otherOrbitItem,
} from '@soe/carrier/testing'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const comeIn = async (persona: PersonaId) => (await simulator.world(persona)).shopper()

const addCharger = (shopper: Shopper) =>
  shopper.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 1 }]) })

const held = ({ cookies }: Shopper, ...names: readonly string[]) => names.map((name) => cookies.get(name))

describe('the cookies of a session', () => {
  it.each<[PersonaId, object]>([
    ['prospect', { loggedIn: 'false', prospectCartCount: '0', prospectWishListCount: '0', channelId: 'VZW-DOTCOM' }],
    [
      'signed-in',
      { loggedIn: 'true', role: 'accountmember', gnCartCount: '0', wishListCount: '0', firstName: 'Maren', lob: 'vzw' },
    ],
    ['mobilesecure', { loggedIn: 'true', role: 'mobilesecure' }],
    ['prepay', { loggedIn: 'false', role: 'prepay' }],
    ['prepay-signed-in', { loggedIn: 'true', role: 'prepay', lob: 'vzp' }],
    ['app-guest', { loggedIn: 'false', role: 'guest', deviceAuthenticated: 'true', lastTwoDigits: '18' }],
    ['joint-customer', { loggedIn: 'true', lob: 'vzw|vzt', accountType: 'FIOS', userAuthorized: 'true' }],
    ['home-internet', { loggedIn: 'true', lob: 'vzt', accountType: '5GHOME' }],
    ['account-member', { loggedIn: 'true', role: 'accountmember', userAuthorized: 'false' }],
  ])('tell %s apart (P0.06, P1.15, P1.16)', async (persona, expected) => {
    const cookies = Object.fromEntries((await comeIn(persona)).cookies)
    expect(cookies).toMatchObject({
      ...expected,
      cdlThrottleList: expect.stringContaining('VideoChatEnabled') as string,
    })
    expect(cookies['uuid']).toBeTruthy()
    expect(cookies['XSRF-TOKEN']).toBe(cookies['SOE-XSRF-TOKEN-SALES'])
  })

  it.each(['signed-in', 'prospect', 'app-guest', 'joint-customer'] as const)(
    'of %s are all known to the shop, which drops them at sign-out',
    async (persona) => {
      const held = [...(await comeIn(persona)).cookies.keys()].filter((name) => !name.startsWith('sim-'))
      expect(sessionCookies).toEqual(expect.arrayContaining(held))
    },
  )

  it('name the visitor by something else than the session', async () => {
    const [uuid, session] = held(await comeIn('signed-in'), 'uuid', 'sim-session')
    expect(uuid).not.toBe(session)
  })

  it.each(['signed-in', 'app-guest', 'joint-customer'] as const)('all go with the session of %s', async (persona) => {
    const shopper = await comeIn(persona)
    await addDevice(shopper)
    await shopper.call('session.logout')
    expect([...shopper.cookies.keys()]).toEqual(['sim-world'])
  })
})

describe('the cookies of a cart', () => {
  it.each<[PersonaId, string]>([
    ['prospect', 'NSEACC'],
    ['signed-in', 'ACC'],
  ])('name the flow of accessories alone for %s, and no intent', async (persona, flow) => {
    const shopper = await comeIn(persona)
    await addCharger(shopper)
    expect(held(shopper, 'intendType', 'flowName')).toEqual([undefined, flow])
  })

  it("name no intent of a prospect's device", async () => {
    const shopper = await comeIn('prospect')
    await addDevice(shopper, { intendType: 'NSE' })
    expect(held(shopper, 'intendType', 'flowName')).toEqual([undefined, 'NSE'])
  })

  it('name the intent of a device, and nothing without a cart', async () => {
    const shopper = await comeIn('signed-in')
    expect(held(shopper, 'cartId', 'intendType', 'flowName')).toEqual([undefined, undefined, undefined])
    await addDevice(shopper, { intendType: 'EUP' })
    expect(held(shopper, 'intendType', 'flowName', 'gnCartCount')).toEqual(['EUP', 'EUP', '1'])
    expect(shopper.cookies.get('cartId')).toBe((await shopper.call('cases.getCaseAndCartId')).answer.cartId)
  })

  it('count no item once the last line is removed', async () => {
    const shopper = (await simulator.world()).stranger('prospect')
    await addDevice(shopper)
    expect(held(shopper, 'prospectCartCount')).toEqual(['1'])
    await shopper.call('cart.removeDevice', { body: { cartInfo: {}, lineId: 'newLine1' } })
    expect(held(shopper, 'prospectCartCount')).toEqual(['0'])
  })
})

describe('the count of items in the cookies', () => {
  const emailId = 'maren@example.com'

  /** A world with a guest's saved cart of a phone and two chargers. */
  const saved = async () => {
    const world = await simulator.world()
    const owner = await world.shopper()
    await fillCart(owner)
    await owner.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    const { quoteId } = (await owner.call('cart.saveCart', { body: { emailId } })).answer
    return { other: await world.shopper(), quoteId }
  }

  it('follows a case that is resumed', async () => {
    const { other } = await saved()
    await other.call('cases.resumeCase', { body: { emailId } })
    expect(held(other, 'prospectCartCount')).toEqual(['3'])
  })

  it('follows a quote that is retrieved', async () => {
    const { other, quoteId } = await saved()
    await other.call('quote.retrieveCartFromQuote', { body: { quoteId, emailId } })
    expect(held(other, 'prospectCartCount')).toEqual(['3'])
  })

  it('is 0 after the cart is set aside', async () => {
    const shopper = await comeIn('signed-in')
    await addDevice(shopper)
    await shopper.call('cart.saveCart', { body: { pccSaved: true } })
    expect(held(shopper, 'gnCartCount', 'cartId')).toEqual(['0', ''])
  })

  it('is 0 after the order', async () => {
    const shopper = await comeIn('prospect')
    await readyToOrder(shopper)
    await placeOrder(shopper)
    expect(held(shopper, 'prospectCartCount')).toEqual(['0'])
  })
})

describe('the cookie of a wishlist', () => {
  it('counts its items, one for each product', async () => {
    const shopper = await comeIn('signed-in')
    await addToWishlist(shopper, [orbitItem])
    expect(held(shopper, 'wishListCount')).toEqual(['1'])
    await addToWishlist(shopper, [chargerItem])
    await addToWishlist(shopper, [otherOrbitItem])
    expect(held(shopper, 'wishListCount')).toEqual(['2'])
    const favorites = [{ items: [{ deviceId: orbitItem.productId }] }]
    await shopper.call('wishlist.removeWishlist', { body: { data: { action: 'Item', favorites } } })
    expect(held(shopper, 'wishListCount')).toEqual(['1'])
  })
})

describe('a read of what the cookies tell too', () => {
  it('leaves both the same: the throttled features', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await world.command({ setThrottleList: { throttleList: ['CPC_FCC'] } })
    expect((await shopper.call('cart.getThrottleList')).answer.throttleList).toEqual(['CPC_FCC'])
    expect(held(shopper, 'cdlThrottleList')).toEqual(['CPC_FCC'])
  })

  it('leaves both the same: the items that another browser of the account has put into the cart', async () => {
    const world = await simulator.world('signed-in')
    const [here, there] = [await world.shopper(), await world.shopper()]
    await addDevice(there)
    const { answer } = await here.call('recommendations.getRtCartCount')
    expect(held(here, 'gnCartCount')).toEqual([String(answer.rtCartCount)])
  })
})

describe('the channel of a session', () => {
  const callWith = async (headers: Record<string, string>) => {
    const shopper = await comeIn('signed-in')
    await shopper.call('cart.addDevice', { body: deviceBody(), headers })
    return shopper.cookies.get('channelId')
  }

  it('is what the call names', async () => {
    expect(await callWith({ channelid: 'VZW-RPS' })).toBe('VZW-RPS')
  })

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0) HalyardApp/20.1', 'VZW-MFA-IOS'],
    ['Mozilla/5.0 (Linux; Android 16; Pelago 9) Mobile HalyardApp/20.1', 'VZW-MFA-ANDROID'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', 'VZW-DOTCOM-MOB'],
    ['Mozilla/5.0 (X11; Linux x86_64)', 'VZW-DOTCOM'],
  ])('is told from the browser %s where none is named', async (agent, channel) => {
    expect(await callWith({ 'user-agent': agent })).toBe(channel)
    expect(await callWith({ 'user-agent': agent, channelid: 'VZW-NOWHERE' })).toBe(channel)
  })
})
