import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { resolveAudience, type IdentityFacts } from './resolve-audience'

const grid = '/smartphones/'
const prepaid = '/sales/prepaid/expresscart.html'

describe('the audience', () => {
  const rows: [Audience, IdentityFacts][] = [
    ['prospect', { path: grid }],
    ['prospect', { loggedIn: 'false', path: grid }],
    ['signed-in', { loggedIn: 'true', path: grid }],
    ['signed-in', { loggedIn: 'TRUE', role: 'accountmember', path: grid }],
    ['signed-in', { loggedIn: 'true', role: 'guest', path: grid }],
    ['prospect', { loggedIn: 'true', role: 'guest', path: grid, guestRoleFlag: true }],
    ['prepay', { path: prepaid }],
    ['prepay', { loggedIn: 'false', role: 'prepay', path: grid }],
    ['prepay-signed-in', { loggedIn: 'true', role: 'prepay', path: grid }],
    ['signed-in', { loggedIn: 'true', path: prepaid }],
    ['signed-in', { loggedIn: 'true', role: 'accountmember', path: prepaid }],
    ['prepay-signed-in', { loggedIn: 'true', role: 'prepay', path: prepaid }],
    ['prepay', { loggedIn: 'true', role: 'guest', path: prepaid, guestRoleFlag: true }],
  ]
  it.each(rows)('is %s for %j', (audience, facts) => {
    expect(resolveAudience(facts)).toBe(audience)
  })

  it.each([
    ['signed-in', false, true],
    ['prospect', false, false],
    ['prepay', true, false],
    ['prepay-signed-in', true, true],
  ] as const)('%s is prepay %s and signed in %s', (audience, prepay, signedIn) => {
    expect([isPrepay(audience), isSignedIn(audience)]).toEqual([prepay, signedIn])
  })
})
