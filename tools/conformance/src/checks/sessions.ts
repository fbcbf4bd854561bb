import type { FindingKind } from '../judging/kinds'
import { shopCookies, type Audience, type OperationKey } from '@soe/contracts'
import { isForMembers, operationOf } from '../contract/judged-operations'
import { sessionCookieViolations } from '../judging/judge-headers'
import { violation } from '../judging/violation'
import { LeftOut } from '../judging/not-judged'
import type { Check, CheckContext } from '../run/check'
import type { Expectation } from '../shopping/expectation'
import { exampleOf } from '../shopping/examples'
import { addPhone, prepare, whereServed } from '../shopping/preparations'
import type { Shopper } from '../shopping/shopper'
import { readSetCookie } from '../target/cookie-jar'
import { jsonOf } from '../target/exchange'
import { readAll, readsOf } from './reads/reads'

/** What a session is tried with: a call of customers alone. */
const probes: readonly OperationKey[] = ['cart.addDevice', 'cart.checkExistingCart', 'wishlist.retrieveFavorites']

/** Makes the first of these calls that the backend offers. */
const probeWith = async (shopper: Shopper): Promise<OperationKey> => {
  for (const key of probes) {
    try {
      await prepare(shopper, key)
      await call(shopper, key)
      return key
    } catch (error) {
      if (!(error instanceof LeftOut)) throw error
    }
  }
  throw new LeftOut(`none of ${probes.join(', ')} is built`)
}

const over = (kind: FindingKind, says: string): Expectation => ({
  kind,
  at: 'session',
  of: 'session.keepAlive',
  says,
  ends: 'refused',
  statuses: [401, 403, 303],
})

const alive = (says: string): Expectation => ({
  kind: 'not-kept',
  at: 'session',
  of: 'session.keepAlive',
  says,
  ends: 'done',
})

interface SessionStory {
  readonly name: string
  readonly key: OperationKey
  readonly family: Check['family']
  readonly run: (context: CheckContext, shopper: Shopper, probe: OperationKey) => Promise<unknown>
}

const call = (shopper: Shopper, key: OperationKey, expect?: Expectation) =>
  shopper.call(key, { ...exampleOf(key, shopper.audience), ...(expect && { expect }) })

/** Each way out ends the session: a browser forgets the cookies, but a copy of them may be kept. */
const signedOut = (key: OperationKey): SessionStory => ({
  name: `a session is over after ${key}`,
  key,
  family: 'identity',
  run: async (_context, shopper, probe) => {
    const cookie = shopper.jar.header()
    await call(shopper, key)
    const expect: Expectation = {
      ...over('session-survives', 'a session is over once its shopper has signed out'),
      of: key,
      statuses: [401, 403, 303, 200],
    }
    await shopper.call(probe, { ...exampleOf(probe), anonymous: true, headers: { cookie }, expect })
  },
})

const stories: readonly SessionStory[] = [
  {
    name: 'a session ends after 30 minutes without calls',
    key: 'session.keepAlive',
    family: 'clock',
    run: async (context, shopper, probe) => {
      await context.passTime(shopper, 'PT31M')
      shopper.follower.forget()
      await call(shopper, probe, over('session-too-long', 'a session is over after 31 minutes without calls'))
    },
  },
  {
    name: 'a session goes on for 29 minutes without calls',
    key: 'session.keepAlive',
    family: 'clock',
    run: async (context, shopper, probe) => {
      await context.passTime(shopper, 'PT29M')
      await call(shopper, probe, {
        ...alive('a session goes on after 29 minutes without calls'),
        kind: 'session-too-short',
      })
    },
  },
  {
    name: 'a session that is kept alive goes on',
    key: 'session.keepAlive',
    family: 'clock',
    run: async (context, shopper, probe) => {
      await call(shopper, 'session.keepAlive')
      await context.passTime(shopper, 'PT20M')
      await call(shopper, 'session.keepAlive', alive('a session that is not over can be kept alive'))
      await context.passTime(shopper, 'PT20M')
      await call(shopper, probe, alive('a session that was kept alive 20 minutes ago goes on'))
    },
  },
  {
    name: 'a session that is used goes on',
    key: 'session.keepAlive',
    family: 'clock',
    run: async (context, shopper, probe) => {
      for (const says of ['is used', 'was used 20 minutes ago']) {
        await context.passTime(shopper, 'PT20M')
        await call(shopper, probe, alive(`a session that ${says} goes on`))
      }
    },
  },
  ...(['session.logout', 'session.logoutPage'] as const).map(signedOut),
  {
    name: 'a session goes on when its customer signs out elsewhere',
    key: 'session.logout',
    family: 'identity',
    run: async (context, shopper, probe) => {
      const elsewhere = await context.beside(shopper, 'signed-in')
      await call(elsewhere, 'session.keepAlive')
      await call(elsewhere, 'session.logout')
      const says = 'signing out ends the session of this browser alone'
      await call(shopper, probe, { ...alive(says), of: 'session.logout' })
    },
  },
]

const sessionCheck = ({ name, key, family, run }: SessionStory): Check => ({
  name,
  family,
  key,
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper('signed-in')
    await run(context, shopper, await probeWith(shopper))
  },
})

/** Operations that need a session, each with the cookies of one that has signed out and that it answered before. */
const afterLogoutCheck = (probes: readonly OperationKey[]): Check => ({
  name: 'the cookies of a session that signed out are those of nobody',
  family: 'identity',
  key: 'session.logout',
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper('signed-in')
    for (const key of probes) await whereServed(() => call(shopper, key))
    const served = probes.filter((key) => context.isServed(key, 'signed-in'))
    const cookie = shopper.jar.header()
    await call(shopper, 'session.logout')
    for (const key of served) {
      const says = 'a session that has ended answers nothing more, and is not kept alive'
      const expect: Expectation = { ...over('session-survives', says), of: key, statuses: [401, 403, 303, 200] }
      await whereServed(() => shopper.call(key, { ...exampleOf(key), anonymous: true, headers: { cookie }, expect }))
    }
  },
})

/** A guest's cart is no longer read with the cookies of before its session was left. */
const guestLeftCheck = (audience: 'prospect' | 'prepay'): Check => ({
  name: `a session of ${audience} is over after session.logout`,
  family: 'identity',
  key: 'session.logout',
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await shopper.asSetup(() => addPhone(shopper))
    const cookie = shopper.jar.header()
    await call(shopper, 'session.logout')
    const attacker = await context.beside(shopper, audience)
    const { exchange } = await attacker.call(counter, {
      ...exampleOf(counter),
      anonymous: true,
      headers: { cookie },
    })
    const { rtCartCount = 0 } = (jsonOf(exchange.response) ?? {}) as { rtCartCount?: number }
    const says = 'a session is over once its shopper has signed out'
    if (rtCartCount > 0) context.report('session.logout', shopper, violation('session-survives', 'session', says))
  },
})

const needsSession = (key: OperationKey) =>
  key === 'session.keepAlive' || (isForMembers(key) && operationOf(key).metadata.kind === 'read')

const cookieText = (name: string, value: string) => `${name}=${encodeURIComponent(value)}`

/** Cookies of the backend's own by which alone it knows the shopper again. */
const sessionCookies = async (shopper: Shopper, reader: OperationKey) => {
  const set = shopper.calls.flatMap(({ exchange }) => exchange.response.setCookies.map(readSetCookie))
  const own = new Map(
    set.filter(({ name }) => !Object.hasOwn(shopCookies, name)).map((cookie) => [cookie.name, cookie]),
  )
  const found = []
  for (const cookie of own.values()) {
    const value = shopper.jar.get(cookie.name)
    if (value === undefined) continue
    const headers = { cookie: cookieText(cookie.name, value) }
    const { exchange } = await shopper.asSetup(() =>
      shopper.call(reader, { ...exampleOf(reader), anonymous: true, headers }),
    )
    const { rtCartCount } = (jsonOf(exchange.response) ?? {}) as { rtCartCount?: number }
    if (rtCartCount !== undefined && rtCartCount > 0) found.push(cookie)
  }
  return found
}

const counter: OperationKey = 'recommendations.getRtCartCount'

/** A new visitor: the first answer makes the session, and the second call finds it again. */
const visitorCheck = (audience: Audience): Check => ({
  name: `first visit as ${audience}`,
  family: 'identity',
  key: 'cart.addDevice',
  audience,
  changes: true,
  run: async (context) => {
    const visitor = await context.visitor(audience)
    const expect: Expectation = {
      kind: 'visitor-refused',
      at: '',
      says: 'a caller without a session or a cookie can put a device into a cart',
      ends: 'done',
    }
    await visitor.call('cart.addDevice', { ...exampleOf('cart.addDevice', audience), expect })
    await readAll(context, visitor, readsOf('cart.addDevice').slice(0, 3))
    if (!context.isServed(counter, audience)) return
    for (const { name, attributes } of await sessionCookies(visitor, counter)) {
      for (const wrong of sessionCookieViolations({ name, attributes }))
        context.report('cart.addDevice', visitor, wrong)
    }
  },
})

/** A guest with a cart, and the cookies by which alone the backend knows that guest. */
const guestWithSession = async (context: CheckContext) => {
  const guest = await context.visitor('prospect')
  await guest.call('cart.addDevice', exampleOf('cart.addDevice', 'prospect'))
  const names = (await sessionCookies(guest, counter)).map(({ name }) => name)
  const cookies = Object.fromEntries(names.map((name) => [name, guest.jar.get(name) ?? '']))
  if (names.length === 0) throw new LeftOut('no cookie alone tells whose session it is')
  return { guest, cookies }
}

const cookieHeader = (cookies: Readonly<Record<string, string>>) => ({
  cookie: Object.entries(cookies)
    .map(([name, value]) => cookieText(name, value))
    .join('; '),
})

/** The id of a session is the backend's to give: one that a browser brings along is nobody's, now and later. */
const broughtCheck: Check = {
  name: 'a session id that the browser made up',
  family: 'identity',
  key: 'cart.addDevice',
  audience: 'prospect',
  changes: true,
  run: async (context) => {
    const { guest, cookies } = await guestWithSession(context)
    const other = (id: string) => id.replaceAll(/[\da-f]/gi, (digit) => (digit === '7' ? '8' : '7'))
    const headers = cookieHeader(Object.fromEntries(Object.entries(cookies).map(([name, id]) => [name, other(id)])))
    const victim = await context.beside(guest, 'prospect')
    await victim.call('cart.addDevice', { ...exampleOf('cart.addDevice'), anonymous: true, headers })
    const attacker = await context.beside(guest, 'prospect')
    const { exchange } = await attacker.call(counter, { ...exampleOf(counter), anonymous: true, headers })
    const { rtCartCount = 0 } = (jsonOf(exchange.response) ?? {}) as { rtCartCount?: number }
    const says = 'a session has an id that the backend gave it, since one that was brought along may be known to others'
    if (rtCartCount > 0) context.report('cart.addDevice', attacker, violation('session-brought', 'session', says))
  },
}

/** A guest's session id is worth nothing once the browser has signed in. */
const signInCheck: Check = {
  name: 'a session id of before its customer signed in',
  family: 'identity',
  key: 'cart.checkExistingCart',
  audience: 'signed-in',
  changes: true,
  run: async (context) => {
    const { guest, cookies } = await guestWithSession(context)
    await context.signIn('signed-in', guest, cookies)
    const attacker = await context.beside(guest, 'prospect')
    const says = 'signing in gives a session a new id, since the one before may be known to others'
    await attacker.call('cart.checkExistingCart', {
      ...exampleOf('cart.checkExistingCart'),
      audience: 'signed-in',
      anonymous: true,
      headers: cookieHeader(cookies),
      expect: { kind: 'session-brought', at: 'signing in', says, ends: 'refused', statuses: [401, 403, 303] },
    })
  },
}

export const sessionChecks = (keys: readonly OperationKey[]): Check[] => [
  ...stories.map(sessionCheck),
  broughtCheck,
  signInCheck,
  afterLogoutCheck(keys.filter(needsSession)),
  ...(['prospect', 'prepay'] as const).map(guestLeftCheck),
  ...(['prospect', 'prepay'] as const).map(visitorCheck),
]
