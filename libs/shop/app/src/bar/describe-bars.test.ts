import type { AppMessage } from '@soe/contracts/app-bridge'
import { describeBars, type BarFacts } from './describe-bars'

const customer: BarFacts = {
  path: '/smartphones/',
  title: 'Smartphones',
  audience: 'signed-in',
  lob: '',
  isSignedIn: true,
  cartCount: 6,
  wishListCount: 2,
  version: '21.0',
  properties: {},
  flags: {},
}

const guest: Partial<BarFacts> = { audience: 'prospect', isSignedIn: false }

const shown = <Type extends AppMessage['type']>(type: Type, facts: Partial<BarFacts> = {}) => {
  const found = describeBars({ ...customer, ...facts }).find((message) => message.type === type)
  return found as Extract<AppMessage, { type: Type }>
}

it.each([
  ['A', '/smartphones/', ['logo', 'stores', 'alerts', 'settings'], '', true],
  ['B', '/smartphones/orbit-12-pro/', ['back'], 'Smartphones', true],
  ['B1', '/sales/digital/Favorites.html', ['back'], 'Smartphones', true],
  ['B2', '/sales/digital/protection.html', ['back'], 'Smartphones', false],
  ['B2', '/sales/digital/protection/leadoffers.html', ['back'], 'Smartphones', false],
  ['B2', '/sales/nextgen/RecommendedPlan.html', ['back'], 'Smartphones', false],
  ['C', '/sales/next/expresscart.html', [], 'Smartphones', true],
  ['D1', '/sales/nse/delivery.html', ['close'], 'Smartphones', false],
  ['D2', '/sales/digital/tradein.html', ['back', 'close'], 'Smartphones', false],
  ['E', '/sales/digital/orderconfirmation.html', [], 'Smartphones', true],
  ['F', '/sales/nextgen/viewAgreement.html', ['close'], '', false],
  ['G', '/sales/digital/cartLocked/chatRep.html', [], '', false],
])('pattern %s, at %s, has %j, the title %j and tabs: %s', (pattern, path, items, title, visible) => {
  expect(shown('navigationBar', { path })).toEqual({ type: 'navigationBar', pattern, items })
  expect(shown('title', { path }).title).toBe(title)
  expect(shown('tabBar', { path }).visible).toBe(visible)
})

it('shows guests a way to sign in instead of alerts and settings', () => {
  expect(shown('navigationBar', guest).items).toEqual(['logo', 'stores', 'signIn'])
})

it.each([
  ['17.9', {}, false],
  ['18.0', {}, true],
  [undefined, {}, false],
  ['18.0', { brandThreeDotOAppReleaseVersion: 19 }, false],
  ['19.2', { brandThreeDotOAppReleaseVersion: '19.9' }, true],
])('an app of version %s with the flags %j has stores: %s', (version, flags, expected) => {
  expect(shown('navigationBar', { version, flags }).items.includes('stores')).toBe(expected)
})

it.each([
  ['/sales/next/expresscheckout.html', 0, '9.0', false],
  ['/sales/next/expresscheckout.html', 1, '9.0', true],
  ['/sales/digital/orderconfirmation.html', 3, '21.0', false],
  ['/sales/digital/orderconfirmation.html', 3, '8.9', true],
  ['/smartphones/', 0, '21.0', true],
])('at %s with %d items the app %s shows cart and wishlist: %s', (path, cartCount, version, visible) => {
  expect(shown('cartModule', { path, cartCount, version })).toEqual({ type: 'cartModule', visible, count: cartCount })
  expect(shown('wishlistModule', { path, cartCount, version }).visible).toBe(visible)
})

it('gives prepaid shoppers no wishlist', () => {
  expect(shown('wishlistModule', { audience: 'prepay' }).visible).toBe(false)
})

it.each([
  [2, {}],
  [2, { lob: 'vzw' }],
  [1, { lob: 'vzt' }],
  [1, { lob: 'vzt|vzw' }],
  [1, { lob: 'vzw|vzt' }],
  [1, { lob: 'vzp' }],
  [1, { audience: 'prepay' }],
  [4, { lob: 'vzt', properties: { tabIndex: 4 } }],
] as const)('the tab %d is chosen for %j', (index, facts) => {
  expect(shown('tabBar', facts).index).toBe(index)
})

it('shows no tabs where the app does not allow them', () => {
  expect(shown('tabBar', { properties: { isTabBarFlowAllowed: false } }).visible).toBe(false)
})
