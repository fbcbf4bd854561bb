import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { resolveAudience, type IdentityFacts } from './identity'

describe('the audience', () => {
  const rows: [Audience, IdentityFacts][] = [
    ['prospect', {}],
    ['prospect', { loggedIn: 'false' }],
    ['signed-in', { loggedIn: 'true' }],
    ['signed-in', { loggedIn: 'TRUE', role: 'accountmember' }],
    ['signed-in', { loggedIn: 'true', role: 'guest' }],
    ['prospect', { loggedIn: 'true', role: 'guest', guestRoleFlag: true }],
    ['prepay', { isPrepaidPath: true }],
    ['prepay', { loggedIn: 'false', role: 'prepay' }],
    ['prepay-signed-in', { loggedIn: 'true', role: 'prepay' }],
    ['signed-in', { loggedIn: 'true', isPrepaidPath: true }],
    ['signed-in', { loggedIn: 'true', role: 'accountmember', isPrepaidPath: true }],
    ['prepay-signed-in', { loggedIn: 'true', role: 'prepay', isPrepaidPath: true }],
    ['prepay', { loggedIn: 'true', role: 'guest', isPrepaidPath: true, guestRoleFlag: true }],
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
