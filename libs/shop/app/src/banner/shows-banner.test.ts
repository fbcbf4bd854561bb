import { bannerContent, showsBanner, type BannerFacts } from './smart-banner'

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)'

const customer: BannerFacts = {
  path: '/sales/digital/mdnselection.html',
  isSignedIn: true,
  channel: 'VZW-DOTCOM-MOB',
  userAgent: iphone,
  isClosed: false,
  flags: {},
}

it.each<[boolean, Partial<BannerFacts>]>([
  [true, {}],
  [true, { path: '/sales/prepaid/protection.html' }],
  [true, { channel: 'VZW-DOTCOM-TAB' }],
  [true, { userAgent: 'Android', flags: { disableIosBanner: true } }],
  [true, { path: '/sales/digital/tradein.html', flags: { smartBannerPages: 'tradein,plans' } }],
  [false, { isSignedIn: false }],
  [false, { channel: 'VZW-DOTCOM' }],
  [false, { channel: 'VZW-MFA-IOS' }],
  [false, { channel: 'VZW-RPS' }],
  [false, { isClosed: true }],
  [false, { path: '/sales/digital/tradein.html' }],
  [false, { flags: { disableIosBanner: true } }],
  [false, { flags: { fandom: true } }],
  [false, { flags: { bannerExitedFFlag: true } }],
  [false, { flags: { rpsFlowFFlag: true } }],
])('shows: %s, for %j', (expected, facts) => {
  expect(showsBanner({ ...customer, ...facts })).toBe(expected)
})

const defaults = { title: 'My Halyard App', description: 'Shop the latest offers, upgrade devices and more.' }

it('says what is usual where nobody says otherwise', () => {
  expect(bannerContent({ platform: 'ios', flags: {}, edited: undefined, defaults })).toEqual({
    ...defaults,
    ratings: '4.1',
    storeLink: 'https://apps.example.com/ios/halyard',
  })
})

it("says what the carrier's editors and flags say of a platform", () => {
  const flags = {
    smartBannerRatingsAndroid: 4.6,
    smartBannerLinkAndroid: 'https://store.test/app',
    smartBannerRatingsIos: 2,
  }
  const edited = { title: 'Our app', body: 'All of it.' }
  expect(bannerContent({ platform: 'android', flags, edited, defaults })).toEqual({
    title: 'Our app',
    description: 'All of it.',
    ratings: '4.6',
    storeLink: 'https://store.test/app',
  })
})

it.each(['javascript:alert(1)', 'http://store.test', 7])('never leads to %s', (smartBannerLinkIos) => {
  const { storeLink } = bannerContent({ platform: 'ios', flags: { smartBannerLinkIos }, edited: undefined, defaults })
  expect(storeLink).toBe('https://apps.example.com/ios/halyard')
})
