import type { AppMessage } from '@soe/contracts/app-bridge'
import { describeBars, type BarFacts } from './describe-bars'

const customer: BarFacts = {
  page: { bar: 'A' },
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
  ['A', ['logo', 'stores', 'alerts', 'settings'], '', true],
  ['B', ['back'], 'Smartphones', true],
  ['B1', ['back'], 'Smartphones', true],
  ['B2', ['back'], 'Smartphones', false],
  ['C', [], 'Smartphones', true],
  ['D1', ['close'], 'Smartphones', false],
  ['D2', ['back', 'close'], 'Smartphones', false],
  ['E', [], 'Smartphones', true],
  ['F', ['close'], '', false],
  ['G', [], '', false],
] as const)('pattern %s has %j, the title %j and tabs: %s', (bar, items, title, visible) => {
  expect(shown('navigationBar', { page: { bar } })).toEqual({ type: 'navigationBar', pattern: bar, items })
  expect(shown('title', { page: { bar } }).title).toBe(title)
  expect(shown('tabBar', { page: { bar } }).visible).toBe(visible)
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
  [{ bar: 'D1', hidesIcons: 'without items' }, 0, '9.0', false],
  [{ bar: 'D1', hidesIcons: 'without items' }, 1, '9.0', true],
  [{ bar: 'E', hidesIcons: 'always' }, 3, '21.0', false],
  [{ bar: 'E', hidesIcons: 'always' }, 3, '8.9', true],
  [{ bar: 'A' }, 0, '21.0', true],
] as const)('a page that says %j, with %d items, shows cart and wishlist in the app %s: %s', (...row) => {
  const [page, cartCount, version, visible] = row
  expect(shown('cartModule', { page, cartCount, version })).toEqual({ type: 'cartModule', visible, count: cartCount })
  expect(shown('wishlistModule', { page, cartCount, version }).visible).toBe(visible)
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
