import { headerConstants, type RequestHeaderName } from './request-headers'

export interface HeaderRule {
  /** Without it, a call is incomplete. The others depend on what the browser knows. */
  readonly required?: true
  /** The only values that it may have. */
  readonly values?: readonly string[]
}

/** What a server expects of the headers; a browser needs none of it. */
export const headerRules: Readonly<Record<RequestHeaderName, HeaderRule>> = {
  channelId: {
    required: true,
    values: ['VZW-DOTCOM', 'VZW-DOTCOM-MOB', 'VZW-DOTCOM-TAB', 'VZW-MFA-IOS', 'VZW-MFA-ANDROID', 'VZW-RPS'],
  },
  cartId: {},
  guiE2eRequestId: { required: true },
  pageName: { required: true },
  loginStatus: { required: true, values: ['true', 'false'] },
  'from-referrer': {},
  flowName: {},
  visitorId: {},
  entryPoint: {},
  'Accept-Language': {},
  'route-type': { values: [headerConstants['route-type']] },
  service: { required: true, values: [headerConstants.service] },
  prospectFlowEntry: { values: [headerConstants.prospectFlowEntry] },
  'X-XSRF-TOKEN': { required: true },
  'p-csrf-token': { required: true },
  DESTINATION_CLIENT_ID: { required: true, values: [headerConstants.DESTINATION_CLIENT_ID] },
}
