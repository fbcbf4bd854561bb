/** What an operation's calls belong to besides the shop. `open`: answered to every caller, without any of the headers. */
export type RouteContext = 'payment' | 'pdm' | 'onedp' | 'open'

/** The calls that carry a header: all, those of a context, or those of some audiences. */
export type HeaderScope = 'every' | Exclude<RouteContext, 'open'> | 'prepay' | 'prospect'

/** The headers that say where a call comes from, and on which calls (the specification, platform 7). */
export const requestHeaders = {
  channelId: 'every',
  cartId: 'every',
  guiE2eRequestId: 'every',
  pageName: 'every',
  loginStatus: 'every',
  'from-referrer': 'every',
  flowName: 'every',
  visitorId: 'every',
  entryPoint: 'every',
  'route-type': 'every',
  'Accept-Language': 'every',
  service: 'prepay',
  prospectFlowEntry: 'prospect',
  'X-XSRF-TOKEN': 'payment',
  'p-csrf-token': 'onedp',
  DESTINATION_CLIENT_ID: 'pdm',
} as const satisfies Readonly<Record<string, HeaderScope>>

export type RequestHeaderName = keyof typeof requestHeaders

export const requestHeaderNames = Object.keys(requestHeaders) as RequestHeaderName[]

/** The values of the headers that have but one. */
export const headerConstants = {
  'route-type': 'B2B',
  service: 'prepaid',
  prospectFlowEntry: 'DeviceFirst',
  DESTINATION_CLIENT_ID: 'SOE-SALES',
} as const satisfies Readonly<Partial<Record<RequestHeaderName, string>>>
