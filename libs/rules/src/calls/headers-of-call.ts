import type { Audience, HeaderScope, RequestHeaderName, Route } from '@soe/contracts'
import { requestHeaderNames, requestHeaders } from '@soe/contracts/routes'
import { isPrepay } from '../identity/audience'

const isOn = (scope: HeaderScope, { context }: Pick<Route, 'context'>, audience: Audience): boolean => {
  if (scope === 'every') return true
  if (scope === 'prepay') return isPrepay(audience)
  return scope === 'prospect' ? audience === 'prospect' : scope === context
}

/** The headers that a call of an audience may carry. */
export const headersOfCall = (route: Pick<Route, 'context'>, audience: Audience): RequestHeaderName[] =>
  requestHeaderNames.filter((name) => isOn(requestHeaders[name], route, audience))
