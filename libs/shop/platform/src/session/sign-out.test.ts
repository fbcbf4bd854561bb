/** @jest-isolated It replaces a package for all modules that it loads. */
import { readSignedOut } from '@soe/rules'
import { createSessionShop, type SessionVisit } from '../testing/session-shop'
import { noteAnswer } from '../answers/answer-dates'
import { endGuest, leaveSignedOut, signOut } from './sign-out'

// As in the build: routes have no schemas for the real package to read.
jest.mock('@ts-rest/core', () => jest.requireActual<object>('../client/stand-ins/ts-rest-core'))

const signedIn = { loggedIn: 'true', role: 'accountmember', gnCartCount: '3' }
const now = new Date(2026, 10, 22, 13, 54).getTime()

beforeEach(() => {
  jest.useFakeTimers({ now })
  sessionStorage.clear()
  sessionStorage.setItem('draft.checkout.contact.C1', '{}')
  sessionStorage.setItem('RESUMED_CART', 'true')
})
afterEach(() => jest.useRealTimers())

const openShop = (visit: SessionVisit) => {
  const opened = createSessionShop(visit)
  const noted = () => readSignedOut(decodeURIComponent(opened.jar.get('signedOut') ?? ''))
  return { ...opened, noted }
}

describe('a 401 or a timeout', () => {
  it.each([
    ['/sales/next/expresscart.html?a=1', '/soe/digital/auth/fraudservice/session/logout'],
    ['/espanol/watches/', '/soe/digital/auth/fraudservice/session/logout?language=espanol'],
  ])('from %s goes to %s, and says why', (address, target) => {
    const { shop, visited, noted } = openShop({ cookies: signedIn, address })
    leaveSignedOut(shop, 'idle')
    expect(visited).toEqual([target])
    expect(noted()).toEqual({ reason: 'idle', from: address, at: '13:54', items: 3 })
    expect(Object.keys(sessionStorage)).toEqual(['draft.checkout.contact.C1'])
  })

  it.each([
    [0, signedIn, 'elsewhere'],
    [29, signedIn, 'elsewhere'],
    [30, signedIn, 'idle'],
    [30, {}, 'ended'],
  ])('%i minutes after the last answer with %j is told as %s', async (minutes, cookies, reason) => {
    const { shop, noted } = openShop({ cookies, statuses: { '/keepAlive': 401 } })
    const ask = async (path: string) => noteAnswer(shop, await shop.environment.fetch(path))
    await ask('/flags')
    jest.advanceTimersByTime(minutes * 60_000)
    await ask('/keepAlive')
    leaveSignedOut(shop)
    expect(noted()?.reason).toBe(reason)
  })
})

describe('signing out', () => {
  it.each([200, 401])('posts, and where the answer is %i leaves nothing of the customer', async (status) => {
    const { shop, visited, calls, jar, noted } = openShop({
      cookies: signedIn,
      address: '/espanol/watches/',
      statuses: { '/logout': status },
    })
    expect(await signOut(shop)).toBe('success')
    expect(calls).toEqual(['/soe/digital/auth/fraudservice/session/logout'])
    expect(visited).toEqual(['/espanol/smartphones'])
    expect([...jar.keys()]).toEqual(['signedOut'])
    expect(noted()).toEqual({ reason: 'self', from: '/espanol/watches/', at: '13:54', items: 3 })
    expect(sessionStorage).toHaveLength(0)
  })

  it('that fails leaves everything as it was', async () => {
    const { shop, visited, jar, noted } = openShop({ cookies: signedIn, statuses: { '/logout': 500 } })
    expect(await signOut(shop)).toBe('failure')
    expect(visited).toEqual([])
    expect([jar.get('loggedIn'), noted(), sessionStorage.length]).toEqual(['true', undefined, 2])
  })
})

it.each([200, 500, 401])('the end of a guest leads to the smartphones where the answer is %i', async (status) => {
  const { shop, visited, calls, noted } = openShop({
    cookies: { prospectCartCount: '2' },
    statuses: { '/clearCache': status },
  })
  await endGuest(shop)
  expect(calls).toEqual(['/soe/digital/prospect/fraudservice/session/nse/clearCache'])
  expect(visited).toEqual(['/smartphones'])
  expect(noted()).toMatchObject({ reason: 'ended', items: 2 })
  expect(sessionStorage).toHaveLength(0)
})
