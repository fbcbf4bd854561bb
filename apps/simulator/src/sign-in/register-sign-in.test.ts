import type { BodyInputOf } from '@soe/contracts'
import { personas } from '@soe/carrier'
import { accessoryBody, addDevice, deviceBody, fillCart } from '@soe/carrier/testing'
import { isShopPath } from '@soe/rules'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'
import type { Shopper } from '../testing/create-shopper'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const foreign = [
  'https://evil.example/',
  '//evil.example/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/%2f/evil.example',
  '/%5cevil.example',
  '/\t/evil.example',
  '/%09/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  'evil.example',
  ' /smartphones/',
  '/smartphones/\r\nset-cookie: a=b',
  '/%0d%0aset-cookie:a=b',
  '/%25252f%25252fevil.example',
  '/%',
  '/__sim/v1/worlds/W/enter?to=/',
  '/soe/digital/auth/fraudservice/session/logout',
  '/smartphones/../signin?goto=/',
]

const inject = (method: 'GET' | 'POST', url: string, more: { payload?: string; cookie?: string } = {}) =>
  simulator.app.inject({
    method,
    url,
    headers: {
      host: 'localhost',
      ...(more.cookie && { cookie: more.cookie }),
      ...(more.payload && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(more.payload && { payload: more.payload }),
  })

const refusalOf = ({ statusCode, body, headers }: Awaited<ReturnType<typeof inject>>) => [
  statusCode,
  (JSON.parse(body) as { error: { code: string } }).error.code,
  headers['set-cookie'],
]

describe('the target after signing in', () => {
  it.each(foreign)('is never another place: %p', async (target) => {
    const refused = [400, 'FOREIGN_PATH', undefined]
    const { id } = await simulator.world()
    const asked = encodeURIComponent(target)
    expect(refusalOf(await inject('GET', `/signin?goto=${asked}`))).toEqual(refused)
    expect(refusalOf(await inject('POST', '/signin', { payload: `persona=signed-in&goto=${asked}` }))).toEqual(refused)
    expect(refusalOf(await inject('GET', `/__sim/v1/worlds/${id}/enter?to=${asked}`))).toEqual(refused)
  })

  it('is no other route of the simulator', () => {
    const routes = [...simulator.app.printRoutes({ commonPrefix: false }).matchAll(/^[├└]── (\/\S*)/gm)].map(
      ([, route]) => route,
    )
    const pages = ['/*', '/robots.txt', '/sitemap.xml']
    expect(routes.length).toBeGreaterThan(10)
    expect(routes.filter((route) => isShopPath(route) && !pages.includes(route))).toEqual([])
  })

  it.each(['to=/a&to=/b', 'to[]=/a'])('is one path: %s', async (query) => {
    const { id } = await simulator.world()
    const { statusCode, headers } = await inject('GET', `/__sim/v1/worlds/${id}/enter?${query}`)
    expect([400, 303]).toContain(statusCode)
    expect([undefined, '/']).toContain(headers['location'])
  })

  it.each(['/smartphones/', '/sales/next/expresscart.html?a=b&c=%20d#e', '/sales/digital/Favorites.html?wid=1'])(
    'is any path of the shop: %s',
    async (target) => {
      const { id } = await simulator.world()
      const entered = await inject('GET', `/__sim/v1/worlds/${id}/enter?to=${encodeURIComponent(target)}`)
      expect([entered.statusCode, entered.headers['location']]).toEqual([303, target])
    },
  )
})

describe('the page of the sign-in', () => {
  it.each([
    ['/smartphones/orbit-12/', 'en', 'Sign in', '/smartphones/'],
    ['/espanol/smartphones/orbit-12/', 'es', 'Iniciar sesión', '/espanol/smartphones/'],
    ['/watches/?lang=Espanol', 'es', 'Iniciar sesión', '/espanol/smartphones/'],
  ])('that leads to %s is in the language %s', async (goto, language, title, back) => {
    const { body } = await inject('GET', `/signin?goto=${encodeURIComponent(goto)}`)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(`<h1>${title}</h1>`)
    expect(body).toContain(`<a href="${back}">`)
  })

  it.each([
    ['/smartphones/', '/espanol/smartphones/'],
    ['/espanol/smartphones/', '/smartphones/'],
    ['/watches/?lang=Espanol', '/'],
  ])('that leads to %s has a way to the other language, %s', async (goto, other) => {
    const { body } = await inject('GET', `/signin?goto=${encodeURIComponent(goto)}`)
    expect(body).toContain(`href="/signin?goto=${encodeURIComponent(other)}"`)
  })
})

describe('the shoppers of the sign-in', () => {
  it('are each listed once, in a group that a link leads to', async () => {
    const { body } = await inject('GET', '/signin')
    const all = (pattern: RegExp) => [...body.matchAll(pattern)].map(([, name]) => name)
    const listed = all(/<button name="persona" value="([^"]+)"/g)
    expect(listed.toSorted()).toEqual(personas.map(({ id }) => id).toSorted())
    expect(all(/<a href="#(\w+)"/g)).toEqual(all(/<h2 id="(\w+)"/g))
  })
})

describe('signing in', () => {
  const signIn = async (world: string, shopper: Shopper, persona = 'signed-in') => {
    const cookies = [['sim-world', world], ...shopper.cookies].map(([name, value]) => `${name}=${value}`)
    const reply = await inject('POST', '/signin', {
      payload: `persona=${persona}&goto=/smartphones/`,
      cookie: cookies.join('; '),
    })
    for (const { name, value, maxAge } of reply.cookies)
      if (maxAge === 0) shopper.cookies.delete(name)
      else shopper.cookies.set(name, value)
    return reply
  }

  it('starts a session whose cookie no script can read, and sets what the shop reads', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('signed-in')
    const reply = await signIn(world.id, shopper)
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, '/smartphones/'])
    expect(reply.cookies).toContainEqual(
      expect.objectContaining({ name: 'sim-session', httpOnly: true, sameSite: 'Lax', path: '/' }),
    )
    expect(Object.fromEntries(shopper.cookies)).toMatchObject({
      loggedIn: 'true',
      role: 'accountmember',
      gnCartCount: '0',
    })
    expect((await shopper.call('cases.getCases')).status).toBe(200)
  })

  it('is a role of its own for prepaid shoppers without an account', async () => {
    const shopper = await (await simulator.world('prepay')).shopper()
    expect(Object.fromEntries(shopper.cookies)).toMatchObject({ loggedIn: 'false', role: 'prepay' })
  })

  it('gives a new session each time: the id from before is worth nothing', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    const before = shopper.cookies.get('sim-session')
    await signIn(world.id, shopper)
    expect(shopper.cookies.get('sim-session')).not.toBe(before)
    const ended = (await world.state()).sessions.find(({ id }) => id === before)
    expect(ended).toMatchObject({ endedBy: 'sign-out' })
  })

  it('takes no session id that a page has planted', async () => {
    const world = await simulator.world()
    const reply = await inject('POST', '/signin', {
      payload: 'persona=signed-in',
      cookie: `sim-world=${world.id}; sim-session=planted`,
    })
    expect(reply.cookies.find(({ name }) => name === 'sim-session')?.value).not.toBe('planted')
  })

  it('brings along what the guest had in the cart', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    await signIn(world.id, shopper)
    const details = await shopper.call('checkout.getCheckoutDetails', { audience: 'signed-in', body: {} })
    expect(details.answer.cart.lineDetails.allLines).toEqual(['newLine1'])
    expect(shopper.cookies.get('gnCartCount')).toBe('1')
    expect(shopper.cookies.has('prospectCartCount')).toBe(false)
  })

  it('hands over the case of the cart: the account finds it among its own', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    const [guestCart] = (await world.state()).carts
    await signIn(world.id, shopper)
    const { cases } = (await shopper.call('cases.getCases', { audience: 'signed-in' })).answer
    expect(cases.map(({ cartId }) => cartId)).toEqual([guestCart?.id])
  })

  it('brings along what belongs to the whole order, each kind once', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await addDevice(shopper)
    await shopper.call('promo.validateFriendsAndFamily', { body: { promoCode: 'CREW-4471' } })
    const guest = world.stranger('prospect')
    await addDevice(guest)
    await guest.call('promo.validateFriendsAndFamily', { body: { promoCode: 'CREW-4471' } })
    await guest.call('promo.validateRaf', { body: { referralCode: 'RAF-MAREN25' } })
    await guest.call('cart.addDonation', { body: { donationAmount: 2 } })
    await signIn(world.id, guest)
    const { cart } = (await guest.call('checkout.getCheckoutDetails', { audience: 'signed-in', body: {} })).answer
    expect(cart.orderDetails.cartTotalDiscounts?.promoCodes).toEqual(['CREW-4471', 'RAF-MAREN25'])
    expect(cart.lineDetails.lineInfo['newLine1']?.donationInfo?.donationAmount).toBe(2)
  })

  it('brings along what the guest said of recommendations', async () => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    const feedback: BodyInputOf<'recommendations.pdm'> = {
      source: 'deviceFeedback',
      nbxSessionId: 'NBX-1',
      propositionCount: 6,
      customerResponse: {
        responseList: [{ propositionId: 'PLP_D01', externalId: 'dev14000001', dispositionOptionId: 81 }],
      },
    }
    await guest.call('recommendations.pdm', { body: feedback })
    await signIn(world.id, guest)
    expect((await world.state()).feedback).toMatchObject([{ owner: 'account:0720043118-1' }])
    const { answer } = await guest.call('recommendations.pdm', { audience: 'signed-in', body: { source: 'device' } })
    const told = JSON.stringify(answer).match(/"dispositionOptionId":81[^}]*"externalId":"(\w+)"/)?.[1]
    expect(told).toBe('dev14000001')
  })

  it.each([
    ['signed-in', ['harbor-home-protect']],
    ['home-protected', []],
  ])('brings home protection along to %s where it is not there yet', async (persona, expected) => {
    const world = await simulator.world()
    const guest = world.stranger('prospect')
    await addDevice(guest)
    const accountFeatures = [{ id: 'harbor-home-protect', actionIndicator: 'A' as const }]
    await guest.call('cart.addFeatures', { body: { cartInfo: {}, data: { accountFeatures } } })
    await signIn(world.id, guest, persona)
    const { cart } = (await guest.call('checkout.getCheckoutDetails', { audience: 'signed-in', body: {} })).answer
    expect(cart.orderDetails.accountFeatures?.map(({ id }) => id)).toEqual(expected)
  })

  it("adds the guest's lines to the cart that the account has: each once, none lost", async () => {
    const world = await simulator.world('signed-in')
    const member = await world.shopper()
    await fillCart(member)
    const guest = world.stranger('prospect')
    await addDevice(guest, { dppMonths: 0 })
    await guest.call('cart.addAccessories', { body: accessoryBody([{ id: 'bosun-charger-chalk', qty: 2 }]) })
    await signIn(world.id, guest)
    const { cart } = (await guest.call('checkout.getCheckoutDetails', { audience: 'signed-in', body: {} })).answer
    expect(cart.lineDetails.allLines).toEqual(['newLine1', 'newLine2'])
    expect(cart.lineDetails.lineInfo['newLine1']?.deviceItem?.term).toBe(36)
    expect(cart.lineDetails.lineInfo['newLine2']?.deviceItem?.term).toBe(0)
    const units = Object.values(cart.lineDetails.lineInfo).flatMap(({ accessories }) => accessories)
    expect(units).toMatchObject([{ itemCode: 'bosun-charger-chalk', qty: 2 }])
    const { carts, cases } = await world.state()
    expect([carts.length, cases.length]).toEqual([1, 1])
  })

  it('brings nothing along twice', async () => {
    const world = await simulator.world()
    const shopper = world.stranger('prospect')
    await addDevice(shopper)
    const guest = shopper.cookies.get('sim-session') ?? ''
    await signIn(world.id, shopper)
    shopper.cookies.set('sim-session', guest)
    await signIn(world.id, shopper)
    const { cart } = (await shopper.call('checkout.getCheckoutDetails', { audience: 'signed-in', body: {} })).answer
    expect(cart.itemCount).toBe(1)
  })

  it('is refused for a persona that no one knows', async () => {
    expect(refusalOf(await inject('POST', '/signin', { payload: 'persona=admiral' }))).toEqual([
      400,
      'UNKNOWN_PERSONA',
      undefined,
    ])
    expect(refusalOf(await inject('POST', '/signin', { payload: 'goto=/' }))).toEqual([
      400,
      'INVALID_REQUEST',
      undefined,
    ])
  })
})

describe('signing out', () => {
  it('as a page ends the session, clears the cookies and goes to the shop', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const reply = await inject('GET', '/soe/digital/auth/fraudservice/session/logout', { cookie })
    expect([reply.statusCode, reply.headers['location']]).toEqual([303, '/smartphones'])
    const cleared = reply.cookies.filter(({ maxAge }) => maxAge === 0).map(({ name }) => name)
    expect(cleared).toEqual(expect.arrayContaining(['sim-session', 'loggedIn', 'role', 'XSRF-TOKEN']))
    expect(cleared).not.toContain('sim-world')
    expect((await shopper.call('cases.getCases')).status).toBe(401)
  })

  it.each(['prospect', 'prepaid', 'auth/prepaid'])('works without a session as well: %s', async (base) => {
    const reply = await inject('GET', `/soe/digital/${base}/fraudservice/session/logout`)
    expect([reply.statusCode, reply.headers['location'], reply.cookies]).toEqual([303, '/smartphones', []])
  })

  it('keeps the cart of the account for the next time', async () => {
    const world = await simulator.world('signed-in')
    const shopper = await world.shopper()
    await shopper.call('cart.addDevice', { body: deviceBody() })
    await shopper.call('session.logout')
    expect(shopper.cookies.has('sim-session')).toBe(false)
    await shopper.enter()
    expect((await shopper.call('checkout.getCheckoutDetails', { body: {} })).answer.cart.itemCount).toBe(1)
  })
})

describe('the page', () => {
  it('offers every persona, and may be framed by the console alone', async () => {
    const { body, headers } = await inject('GET', '/signin?goto=/smartphones/')
    for (const persona of ['prospect', 'signed-in', 'prepay', 'prepay-signed-in'])
      expect(body).toContain(`"${persona}"`)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
  })

  it('escapes the target that it carries', async () => {
    const { body } = await inject('GET', `/signin?goto=${encodeURIComponent('/a?b="><script>alert(1)</script>')}`)
    expect(body).not.toContain('<script')
  })
})
