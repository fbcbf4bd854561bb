import { isAccountMember, type RoleFacts } from './account-member'

it.each<[boolean, RoleFacts]>([
  [false, {}],
  [false, { cookieRole: '' }],
  [false, { cookieRole: 'guest' }],
  [false, { cookieRole: 'prepay' }],
  [true, { cookieRole: 'accountmember' }],
  [true, { cookieRole: 'accountMember' }],
  [true, { cookieRole: 'mobilesecure' }],
  [true, { sessionRole: 'accountmember', cookieRole: 'guest' }],
  [true, { sessionRole: 'mobilesecure' }],
  [true, { appRole: 'mobileSecure' }],
  [true, { appRole: 'accountMember', sessionRole: null }],
  [false, { appRole: 'guest', sessionRole: 'prepay', cookieRole: '' }],
])('is %s that %j makes an account member', (expected, facts) => {
  expect(isAccountMember(facts)).toBe(expected)
})
