import { readAppProperties, storeAppProperties, storedAppProperties } from './app-properties'

const sent = {
  appReleaseVersion: '21.0',
  lob: 'vzw|vzt',
  mvaServerDomainUrl: 'https://app.test',
  isMVASelfServeRedirect: true,
  wishlistIconBrowserUrl: 'https://app.test/w',
  cartIconBrowserUrl: 'https://app.test/c',
  requestURL: '/smartphones/',
  role: 'mobilesecure',
  tabIndex: 3,
  isTabBarFlowAllowed: false,
  closestIspuLocationCode: 'ME02',
  locationCode: 'ME01',
  campaignId: 'fall-26',
  lastTwoDigits: '48',
  shopLandingTreatment: true,
  shopLandingContent: 'deals',
}

it('takes a flag for what the landing shows too (P3.072)', () => {
  expect(readAppProperties({ shopLandingContent: true })).toEqual({ shopLandingContent: true })
})

it('reads every property of the app, and nothing else', () => {
  expect(readAppProperties({ ...sent, token: 'x' })).toEqual(sent)
})

it.each([
  ['lob', 'fios'],
  ['mvaServerDomainUrl', 'http://app.test'],
  ['cartIconBrowserUrl', 'javascript:alert(1)'],
  ['requestURL', '//elsewhere.test'],
  ['requestURL', 'https://elsewhere.test'],
  ['tabIndex', 9],
  ['tabIndex', '2'],
  ['lastTwoDigits', '123'],
  ['isTabBarFlowAllowed', 'no'],
  ['role', 'admin'],
])('leaves out %s where it is %j', (name, value) => {
  expect(readAppProperties({ [name]: value })).toEqual({})
})

it('holds them for the tab, with the role, lines and digits where the shop looks for them', () => {
  sessionStorage.clear()
  storeAppProperties({ sessionStorage }, readAppProperties(sent))
  expect(storedAppProperties({ sessionStorage })).toEqual(sent)
  expect(['app.role', 'app.lob', 'app.lastTwoDigits'].map((key) => sessionStorage.getItem(key))).toEqual([
    'mobilesecure',
    'vzw|vzt',
    '48',
  ])
  storeAppProperties({ sessionStorage }, {})
  expect(sessionStorage.getItem('app.role')).toBeNull()
})
