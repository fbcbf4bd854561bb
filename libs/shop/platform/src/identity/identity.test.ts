import { partOf } from '../testing/part-of'
import type { Environment } from '../environment'
import { createIdentityStore, isPrepaidPath, type ShownIdentity } from './identity'

const identityOf = (readCookies: () => string, drawnFor?: ShownIdentity) =>
  createIdentityStore(
    partOf<Environment>({
      location: { pathname: '/smartphones/' },
      cookies: { read: readCookies },
      userAgent: '',
    }),
    drawnFor,
  )

const identityWith = (cookies: string, drawnFor?: ShownIdentity) => identityOf(() => cookies, drawnFor)

it.each([
  ['/sales/prepaid/expresscart.html', true],
  ['/Sales/Prepaid/ExpressCart.HTML', true],
  ['/espanol/sales/prepaid/plans.html', true],
  ['/smartphones/prepaid', true],
  ['/espanol/smartphones/prepaid/orbit-12-pro/', true],
  ['/sales/next/expresscart.html', false],
  ['/smartphones/prepaid-orbit/', false],
])('%s is a prepaid page: %s', (path, isPrepaid) => {
  expect(isPrepaidPath(path)).toBe(isPrepaid)
})

it.each([
  [true, 'prospect'],
  [false, 'signed-in'],
])('a guest role counts as signed out where guestRoleFlag is %s', (guestRoleFlag, audience) => {
  const identity = identityWith('loggedIn=true; role=guest')
  expect(identity.get().audience).toBe('signed-in')
  identity.applyFlags({ guestRoleFlag })
  expect(identity.get().audience).toBe(audience)
})

it.each([
  ['', true],
  ['userAuthorized=true', true],
  ['userAuthorized=false', false],
])('with the cookies %j the shopper may buy: %s', (cookies, mayBuy) => {
  expect(identityWith(cookies).get().mayBuy).toBe(mayBuy)
})

it('reads the shopper that the cookies name now, with the flags taken into account', () => {
  let cookies = ''
  const identity = identityOf(() => cookies)
  identity.applyFlags({ guestRoleFlag: true })
  cookies = 'loggedIn=true; role=guest; gnCartCount=2'
  expect(identity.read().audience).toBe('prospect')
  expect(identity.get().cartCount).toBe(0)
})

it.each([
  ['loggedIn=true; gnCartCount=2; prospectCartCount=5; wishListCount=3; prospectWishListCount=7', 2, 3],
  ['loggedIn=false; gnCartCount=2; prospectCartCount=5; wishListCount=3; prospectWishListCount=7', 5, 7],
])('the counts of customers and prospects are kept apart: %s', (cookies, cartCount, wishListCount) => {
  expect(identityWith(cookies).get()).toMatchObject({ cartCount, wishListCount })
})

it('a partner store sells where rpsFlowFFlag says so', () => {
  const identity = identityWith('loggedIn=true')
  const seen = [{ rpsFlowFFlag: true }, {}].map((flags) => {
    identity.applyFlags(flags)
    return identity.get().channel
  })
  expect(seen).toEqual(['VZW-RPS', 'VZW-DOTCOM'])
})

describe('a page whose shopper’s cookies change', () => {
  const maren = 'loggedIn=true; firstName=Maren'

  it.each([
    ['a guest who has signed in', '', maren, { loggedIn: true, firstName: 'Maren' }],
    ['another customer', maren, 'loggedIn=true; firstName=Tove', { loggedIn: true, firstName: 'Tove' }],
    ['the customer whose cookies are gone', maren, '', { loggedIn: true, firstName: 'Maren' }],
  ])('is that of %s', (_whose, before, after, expected) => {
    let cookies = before
    const identity = identityOf(() => cookies)
    cookies = after
    identity.refresh()
    expect(identity.get()).toMatchObject(expected)
  })

  it('stays the customer’s when flags come after the cookies are gone', () => {
    let cookies = maren
    const identity = identityOf(() => cookies)
    cookies = ''
    identity.applyFlags({ guestRoleFlag: true })
    expect(identity.get().loggedIn).toBe(true)
  })
})
