import { actionOfItem, type PressFacts } from './action-of-item'

const customer: PressFacts = {
  path: '/smartphones/',
  audience: 'signed-in',
  isSignedIn: true,
  version: '20.1',
  properties: {},
  flags: {},
}

const guest: Partial<PressFacts> = { audience: 'prospect', isSignedIn: false }

const selfServe = {
  isMVASelfServeRedirect: true,
  cartIconBrowserUrl: 'https://app.test/cart',
  wishlistIconBrowserUrl: 'https://app.test/wishlist',
}

it.each([
  ['cart', {}, { kind: 'screen', screen: 'flyoutcart' }],
  ['cart', guest, { kind: 'page', path: '/sales/next/expresscart.html' }],
  ['cart', { properties: selfServe }, { kind: 'browser', url: 'https://app.test/cart' }],
  ['wishlist', {}, { kind: 'page', path: '/sales/digital/Favorites.html' }],
  ['wishlist', { properties: selfServe }, { kind: 'browser', url: 'https://app.test/wishlist' }],
  ['alerts', {}, { kind: 'screen', screen: 'notificationCenterLanding' }],
  ['settings', {}, { kind: 'screen', screen: 'settingsLanding' }],
  ['stores', {}, { kind: 'screen', screen: 'rtlStoreJourney' }],
  ['signIn', guest, { kind: 'screen', screen: 'userSignIn' }],
  ['logo', {}, { kind: 'page', path: '/' }],
  ['back', {}, { kind: 'back' }],
  ['close', { path: '/sales/nextgen/viewAgreement.html' }, { kind: 'back' }],
  ['close', { path: '/sales/nse/delivery.html', ...guest }, { kind: 'page', path: '/sales/next/expresscart.html' }],
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
