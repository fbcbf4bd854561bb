import { readPermission } from './tracking-permission'

const permission = (cookies: string, flags = {}, disabled = false) => {
  sessionStorage.clear()
  if (disabled) sessionStorage.setItem('disableTagging', 'true')
  return readPermission({ cookies: { read: () => cookies, write: () => undefined }, sessionStorage }, flags)
}

const configured = { tagManagerUrl: '/tagmanager/tags.js' }

it.each([
  ['off', 'analyticsConsent=granted', {}, false],
  ['off', 'analyticsConsent=granted', { tagManagerUrl: 'javascript:alert(1)' }, false],
  ['off', 'analyticsConsent=granted', configured, true],
  ['undecided', '', configured, false],
  ['undecided', 'analyticsConsent=maybe', configured, false],
  ['refused', 'analyticsConsent=refused', configured, false],
  ['granted', 'analyticsConsent=granted', configured, false],
])('is %s with %j, the flags %j and tagging switched off: %s', (expected, cookies, flags, disabled) => {
  expect(permission(cookies, flags, disabled)).toBe(expected)
})
