/** What an operation's calls belong to besides the shop. `open`: answered whoever calls, without any of the headers. */
export type RouteContext = 'payment' | 'pdm' | 'onedp' | 'open'

export interface RequestHeader {
  /** The calls that carry it: all, those of a context, or those of some audiences. */
  readonly on: 'every' | Exclude<RouteContext, 'open'> | 'prepay' | 'prospect'
  /** Without it, a call is incomplete. The others depend on what the browser knows. */
  readonly required?: true
  /** The only values that it may have. */
  readonly values?: readonly string[]
}

/** The headers of a call that say where it comes from (the specification, platform 7). */
export const requestHeaders = {
  channelId: {
    on: 'every',
    required: true,
    values: ['VZW-DOTCOM', 'VZW-DOTCOM-MOB', 'VZW-DOTCOM-TAB', 'VZW-MFA-IOS', 'VZW-MFA-ANDROID', 'VZW-RPS'],
  },
  cartId: { on: 'every' },
  guiE2eRequestId: { on: 'every', required: true },
  pageName: { on: 'every', required: true },
  loginStatus: { on: 'every', required: true, values: ['true', 'false'] },
  'from-referrer': { on: 'every' },
  flowName: { on: 'every' },
  visitorId: { on: 'every' },
  entryPoint: { on: 'every' },
  'route-type': { on: 'every', values: ['B2B'] },
  service: { on: 'prepay', required: true, values: ['prepaid'] },
  prospectFlowEntry: { on: 'prospect', values: ['DeviceFirst'] },
  'X-XSRF-TOKEN': { on: 'payment', required: true },
  'p-csrf-token': { on: 'onedp', required: true },
  DESTINATION_CLIENT_ID: { on: 'pdm', required: true, values: ['SOE-SALES'] },
} as const satisfies Readonly<Record<string, RequestHeader>>

export type RequestHeaderName = keyof typeof requestHeaders

export const requestHeaderNames = Object.keys(requestHeaders) as RequestHeaderName[]
