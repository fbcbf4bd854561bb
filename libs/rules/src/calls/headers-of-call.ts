import type { Audience, RequestHeader, RequestHeaderName, Route } from '@soe/contracts'
import { requestHeaderNames, requestHeaders } from '@soe/contracts/routes'
import { isPrepay } from '../identity/audience'

const isOn = ({ on }: RequestHeader, { context }: Pick<Route, 'context'>, audience: Audience): boolean => {
  if (on === 'every') return true
  if (on === 'prepay') return isPrepay(audience)
  return on === 'prospect' ? audience === 'prospect' : on === context
}

/** The headers that a call of an audience may carry. */
export const headersOfCall = (route: Pick<Route, 'context'>, audience: Audience): RequestHeaderName[] =>
  requestHeaderNames.filter((name) => isOn(requestHeaders[name], route, audience))
