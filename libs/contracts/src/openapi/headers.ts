import { headerRules } from '../header-rules'
import type { RequestHeaderName } from '../request-headers'
import type { JsonSchema, Parameter } from './document'

interface HeaderText {
  readonly description: string
  readonly maxLength: number
  /** Where the header has one value alone, that is the example. */
  readonly example?: string
}

const texts: Readonly<Record<RequestHeaderName, HeaderText>> = {
  channelId: {
    description: 'The calling channel; VZW-DOTCOM where it is absent or unknown.',
    maxLength: 40,
    example: 'VZW-DOTCOM',
  },
  cartId: { description: 'The cart that the caller works on.', maxLength: 80, example: 'C1-4fz9k2' },
  guiE2eRequestId: {
    description: "Identifies the request end to end; a retry repeats the id and gets the first attempt's outcome.",
    maxLength: 120,
    example: '6f1c2d0e-8a4b-4c7d-9e21-3b5a7f9c1d20',
  },
  'X-XSRF-TOKEN': {
    description: 'Repeats the cookie XSRF-TOKEN of the session; payment calls are refused without it.',
    maxLength: 120,
    example: '9b2f4c6e8a0d1f3b5c7e9a1b3d5f7092',
  },
  DESTINATION_CLIENT_ID: { description: 'The client that recommendations are made for.', maxLength: 120 },
  'p-csrf-token': {
    description: 'Repeats the cookie XSRF-TOKEN in calls below /onedp.',
    maxLength: 120,
    example: '9b2f4c6e8a0d1f3b5c7e9a1b3d5f7092',
  },
  'from-referrer': {
    description: 'The address that led to the calling page, without its query.',
    maxLength: 2000,
    example: 'https://shop.example/smartphones/',
  },
  pageName: {
    description: 'The calling page: the last segment of its path, without .html.',
    maxLength: 120,
    example: 'pdp',
  },
  flowName: {
    description: "The flow of the caller's cart or of the calling page's address.",
    maxLength: 120,
    example: 'AAL',
  },
  visitorId: { description: "The visitor's id in analytics.", maxLength: 120, example: '4f2a9c' },
  loginStatus: { description: 'Whether the shop shows the caller as signed in.', maxLength: 40, example: 'false' },
  entryPoint: {
    description: 'Where the visit began, from the parameter srcCode.',
    maxLength: 120,
    example: 'homepage',
  },
  service: { description: '`prepaid` for prepaid callers.', maxLength: 40 },
  prospectFlowEntry: { description: 'How a prospect entered: `DeviceFirst`.', maxLength: 40 },
  'Accept-Language': {
    description:
      "The language of the calling page: `es` or `en`. The answer's texts are in it; English where it is absent.",
    maxLength: 200,
    example: 'en',
  },
  'route-type': { description: '`B2B` in the flow of business customers.', maxLength: 40 },
}

/** Only this header's absence is refused; of the others the carrier takes note. */
const refusedWithout: readonly RequestHeaderName[] = ['X-XSRF-TOKEN']

export const headerParameter = (name: RequestHeaderName): Parameter => {
  const { description, maxLength, example } = texts[name]
  const { values } = headerRules[name]
  const schema: JsonSchema = values ? { type: 'string', enum: [...values] } : { type: 'string', maxLength }
  return {
    name,
    in: 'header',
    required: refusedWithout.includes(name),
    description,
    schema,
    example: example ?? values?.[0] ?? '',
  }
}

/** The headers that the shop reads from every answer. */
export const responseHeaders = {
  e2erequestid: {
    description: "The end-to-end request id: the caller's own, or a new one.",
    schema: { type: 'string' },
  },
  vzwaccountnumber: { description: 'The account of a signed-in caller.', schema: { type: 'string' } },
  mobile: { description: 'The number of a signed-in caller.', schema: { type: 'string' } },
} satisfies Record<string, { description: string; schema: JsonSchema }>
