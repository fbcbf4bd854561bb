import { gatewayLink, screenOfLink } from '../use-app-actions'

const origin = 'https://shop.test'

it.each([
  ['/signin?goto=/', 'userSignIn'],
  ['/stores/', 'rtlStoreJourney'],
  ['/stores/video-assist', undefined],
  ['/sales/nextgen/expresshub.html#saved-carts', 'retrieveCart'],
  ['/smartphones/', undefined],
  ['https://elsewhere.test/signin', undefined],
  ['javascript:void 0', undefined],
])('the link %s leads to the screen %s', (href, screen) => {
  expect(screenOfLink(href, origin)?.screen).toBe(screen)
})

it('keeps where a link to sign in returns', () => {
  expect(screenOfLink('/signin?goto=%2Fsales%2Fdigital%2FFavorites.html', origin)?.goto).toBe(
    '/sales/digital/Favorites.html',
  )
})

it('signs in through the gateway beside the shop, and returns to the page', () => {
  const link = gatewayLink('userSignIn', {}, { path: '/smartphones/?flow=EUP', origin })
  expect(link).toBe('https://shop.test/mobileappgateway?type=userSignIn&goto=%2Fsmartphones%2F%3Fflow%3DEUP')
})

it("takes the app's server and its stores along", () => {
  const properties = { mvaServerDomainUrl: 'https://app.test', locationCode: 'ME01' }
  const link = gatewayLink('rtlStoreJourney', properties, { path: '/watches/', origin })
  expect(link).toBe('https://app.test/mobileappgateway?type=rtlStoreJourney&goto=%2Fwatches%2F&locationCode=ME01')
})
