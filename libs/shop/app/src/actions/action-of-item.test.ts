import { actionOfItem, type PressFacts } from './action-of-item'

const customer: PressFacts = {
  page: { bar: 'A' },
  isSignedIn: true,
  version: '20.1',
  properties: {},
  flags: {},
}

const guest: Partial<PressFacts> = { isSignedIn: false }

const selfServe = {
  isMVASelfServeRedirect: true,
  cartIconBrowserUrl: 'https://app.test/cart',
  wishlistIconBrowserUrl: 'https://app.test/wishlist',
}

it.each([
  ['cart', {}, { kind: 'screen', screen: 'flyoutcart' }],
  ['cart', guest, { kind: 'page', page: 'expresscart' }],
  ['cart', { properties: selfServe }, { kind: 'browser', url: 'https://app.test/cart' }],
  ['wishlist', {}, { kind: 'page', page: 'Favorites' }],
  ['wishlist', { properties: selfServe }, { kind: 'browser', url: 'https://app.test/wishlist' }],
  ['alerts', {}, { kind: 'screen', screen: 'notificationCenterLanding' }],
  ['settings', {}, { kind: 'screen', screen: 'settingsLanding' }],
  ['stores', {}, { kind: 'screen', screen: 'rtlStoreJourney' }],
  ['signIn', guest, { kind: 'screen', screen: 'userSignIn' }],
  ['logo', {}, { kind: 'page', page: 'home' }],
  ['back', {}, { kind: 'back' }],
  ['close', { page: { bar: 'F' } }, { kind: 'back' }],
  ['close', { page: { bar: 'D1' }, ...guest }, { kind: 'page', page: 'expresscart' }],
] as const)('%s, with %j, does %j', (item, facts, expected) => {
  expect(actionOfItem(item, { ...customer, ...facts })).toEqual(expected)
})

it.each([
  ['20.1', true, 'screen'],
  ['19.9', true, 'page'],
  ['20.1', false, 'page'],
])('the logo of the app %s with a landing of its own (%s) opens a %s', (version, shopLandingTreatment, kind) => {
  expect(actionOfItem('logo', { ...customer, version, properties: { shopLandingTreatment } }).kind).toBe(kind)
})
