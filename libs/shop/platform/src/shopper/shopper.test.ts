import { partOf } from '../testing/part-of'
import type { Environment } from '../environment'
import { readShopper, type Shopper } from './shopper'

afterEach(() => sessionStorage.clear())

const shopperWith = (cookies: string, userAgent = '') =>
  readShopper(partOf<Environment>({ cookies: { read: () => cookies }, userAgent, sessionStorage }))

describe('a shopper', () => {
  it.each<[string, Partial<Shopper>]>([
    ['', { isMember: false, isJoint: false, isApp: false, lastTwoDigits: '', throttleList: [] }],
    ['role=accountmember', { isMember: true }],
    ['role=mobilesecure', { isMember: true }],
    ['role=prepay', { isMember: false }],
    ['lob=vzw%7Cvzt', { isJoint: true }],
    ['lob=vzw', { isJoint: false }],
    ['role=guest; deviceAuthenticated=true; lastTwoDigits=18', { isDeviceAuthenticated: true, lastTwoDigits: '18' }],
    ['cdlThrottleList=EA_C%7CR_K_S_pdp', { throttleList: ['EA_C', 'R_K_S_pdp'] }],
  ])('with the cookies %j is %j', (cookies, expected) => {
    expect(shopperWith(cookies)).toMatchObject(expected)
  })

  it.each(['role', 'app.role'])('is a member where session storage says so under %s', (key) => {
    sessionStorage.setItem(key, 'accountmember')
    expect(shopperWith('role=guest').isMember).toBe(true)
  })

  it('is in the app by the user agent', () => {
    expect(shopperWith('', 'Mozilla/5.0 (iPhone) HalyardApp/21.0').isApp).toBe(true)
  })
})
