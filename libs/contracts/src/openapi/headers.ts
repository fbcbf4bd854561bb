import { headerRules } from '../header-rules'
import type { RequestHeaderName } from '../request-headers'
import type { JsonSchema, Parameter } from './document'

interface HeaderText {
  readonly description: string
  readonly maxLength: number
}

const texts: Readonly<Record<RequestHeaderName, HeaderText>> = {
  channelId: {
    description: 'The calling channel; VZW-DOTCOM where it is absent or unknown.',
    maxLength: 40,
  },
  cartId: { description: 'The cart that the caller works on.', maxLength: 80 },
  guiE2eRequestId: {
    description: "Identifies the request end to end; a retry repeats the id and gets the first attempt's outcome.",
    maxLength: 120,
  },
  'X-XSRF-TOKEN': {
    description: 'Repeats the cookie XSRF-TOKEN of the session; payment calls are refused without it.',
    maxLength: 120,
  },
  DESTINATION_CLIENT_ID: { description: 'The client that recommendations are made for.', maxLength: 120 },
  'p-csrf-token': { description: 'Repeats the cookie XSRF-TOKEN in calls below /onedp.', maxLength: 120 },
  'from-referrer': { description: 'The address that led to the calling page, without its query.', maxLength: 2000 },
  pageName: { description: 'The calling page: the last segment of its path, without .html.', maxLength: 120 },
  flowName: { description: "The flow of the caller's cart or of the calling page's address.", maxLength: 120 },
  visitorId: { description: "The visitor's id in analytics.", maxLength: 120 },
  loginStatus: { description: 'Whether the shop shows the caller as signed in.', maxLength: 40 },
  entryPoint: { description: 'Where the visit began, from the parameter srcCode.', maxLength: 120 },
  service: { description: '`prepaid` for prepaid callers.', maxLength: 40 },
  prospectFlowEntry: { description: 'How a prospect entered: `DeviceFirst`.', maxLength: 40 },
  'Accept-Language': {
    description:
      "The language of the calling page: `es` or `en`. The answer's texts are in it; English where it is absent.",
    maxLength: 200,
  },
  'route-type': { description: '`B2B` in the flow of business customers.', maxLength: 40 },
}

/** Only this header's absence is refused; of the others the carrier takes note. */
const refusedWithout: readonly RequestHeaderName[] = ['X-XSRF-TOKEN']

export const headerParameter = (name: RequestHeaderName): Parameter => {
  const { description, maxLength } = texts[name]
  const { values } = headerRules[name]
  const schema: JsonSchema = values ? { type: 'string', enum: [...values] } : { type: 'string', maxLength }
  return { name, in: 'header', required: refusedWithout.includes(name), description, schema }
}

/** The headers that the shop reads from every answer. */
export const responseHeaders = {
  e2erequestid: {
    description: "The end-to-end request id: the caller's own, or a new one.",
    schema: { type: 'string' },
  },
  vzwaccountnumber: { description: 'The account of a signed-in caller.', schema: { type: 'string' } },
  mobile: { description: 'The masked number of a signed-in caller.', schema: { type: 'string' } },
} satisfies Record<string, { description: string; schema: JsonSchema }>
