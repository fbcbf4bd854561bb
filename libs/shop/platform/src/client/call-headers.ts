import { headerConstants, type RequestHeaderName } from '@soe/contracts/routes'
import { headersOfCall, readPageName } from '@soe/rules'
import { matchAddress } from '../addresses/match-address'
import type { Environment } from '../environment'
import { isSpanishPath } from '../texts/language'
import { readCookies, type Cookies } from '../identity/cookies'
import type { Identity } from '../identity/identity'
import type { ShopParts } from '../shop-parts'
import type { Visit } from '../visit/create-visit'
import type { ClientRoute } from './client-route'

export interface HeaderSources extends Pick<ShopParts, 'addresses' | 'base'> {
  readonly environment: Pick<Environment, 'location' | 'cookies'>
  readonly identity: Identity
  readonly visit: Pick<Visit, 'referrer' | 'entryPoint' | 'flow'>
}

interface HeaderFacts extends HeaderSources {
  readonly cookies: Cookies
  readonly requestId: string
}

const pageCode = ({ environment: { location }, addresses, base }: HeaderSources): string => {
  const path = location.pathname.slice(base.length) || '/'
  const name = matchAddress(addresses)(path)
  return (name && addresses[name]?.code) ?? readPageName(path)
}

const flowOf = ({ cookies, visit }: HeaderFacts): string => cookies['flowName'] || visit.flow()

const isB2B = (facts: HeaderFacts): boolean => flowOf(facts).toUpperCase() === 'B2B'

/** The shop leads prospects from a device to a plan; only those who bring their own device start without one. */
const startsWithDevice = ({ environment }: HeaderFacts): boolean =>
  !/\/sales\/byod\//i.test(environment.location.pathname)

/** Each header's value; an empty one is not sent. The contract's table says on which calls. */
const values: Readonly<Record<RequestHeaderName, (facts: HeaderFacts) => string>> = {
  channelId: ({ identity }) => identity.channel,
  cartId: ({ identity }) => identity.cartId,
  guiE2eRequestId: ({ requestId }) => requestId,
  pageName: pageCode,
  loginStatus: ({ identity }) => String(identity.loggedIn),
  'from-referrer': ({ visit }) => visit.referrer(),
  flowName: flowOf,
  visitorId: ({ cookies }) => cookies['uuid'] ?? '',
  entryPoint: ({ visit }) => visit.entryPoint(),
  'route-type': (facts) => (isB2B(facts) ? headerConstants['route-type'] : ''),
  'Accept-Language': ({ environment }) => (isSpanishPath(environment.location.pathname) ? 'es' : 'en'),
  service: () => headerConstants.service,
  prospectFlowEntry: (facts) => (startsWithDevice(facts) ? headerConstants.prospectFlowEntry : ''),
  'X-XSRF-TOKEN': ({ identity }) => identity.xsrfToken,
  'p-csrf-token': ({ identity }) => identity.xsrfToken,
  DESTINATION_CLIENT_ID: () => headerConstants.DESTINATION_CLIENT_ID,
}

/** A browser refuses to send anything but printable ASCII. */
const encode = (text: string): string => text.replaceAll(/[^\x20-\x7e]/gu, (sign) => encodeURIComponent(sign))

export const callHeaders = (route: ClientRoute, requestId: string, sources: HeaderSources): Record<string, string> => {
  const facts = { ...sources, requestId, cookies: readCookies(sources.environment) }
  const named = headersOfCall(route, sources.identity.audience).map((name) => [name, encode(values[name](facts))])
  return Object.fromEntries(named.filter(([, value]) => value !== ''))
}
