import { defaultZipCode } from '@soe/rules'
import { knownCart } from '@soe/shop-basket'
import { readCookies, type Shop } from '@soe/shop-platform'

const systems = /Android|iPhone|iPad|CrOS|Windows|Mac OS X|Linux/

/** What shoppers without an address of their own are taxed and served by. */
const zipCodeOf = (shop: Shop): string => knownCart(shop)?.shippingAddress?.zipCode ?? defaultZipCode

/** What a request for devices says of the visitor (the specification, commerce 7). */
export const visitorFacts = (shop: Shop) => {
  const { userAgent, location } = shop.environment
  const cookies = readCookies(shop.environment)
  const flow = cookies['flowName'] || new URLSearchParams(location.search).get('flow')
  const visitorId = cookies['uuid']
  return {
    category: 'Devices',
    ...(flow && { flow }),
    ...(visitorId && { visitorId }),
    features: [
      { featureName: 'browser_type', featureValue: userAgent.slice(0, 200) },
      { featureName: 'operating_system', featureValue: systems.exec(userAgent)?.[0] ?? 'unknown' },
      { featureName: 'zip_code', featureValue: zipCodeOf(shop) },
    ],
  }
}
