import type { JsonSchema, Parameter } from './document'

interface HeaderRow {
  readonly description: string
  readonly schema: JsonSchema
  readonly required?: boolean
}

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })

/** Descriptions of the request headers, including those that only one operation takes. */
const requestHeaders: Readonly<Record<string, HeaderRow>> = {
  channelId: {
    description: 'The calling channel; VZW-DOTCOM where it is absent or unknown.',
    schema: {
      type: 'string',
      enum: ['VZW-DOTCOM', 'VZW-DOTCOM-MOB', 'VZW-DOTCOM-TAB', 'VZW-MFA-IOS', 'VZW-MFA-ANDROID', 'VZW-RPS'],
    },
  },
  cartId: { description: 'The cart that the caller works on.', schema: text(80) },
  guiE2eRequestId: {
    description: "Identifies the request end to end; a retry repeats the id and gets the first attempt's outcome.",
    schema: text(120),
  },
  'X-XSRF-TOKEN': {
    description: 'Repeats the cookie XSRF-TOKEN of the session; payment calls are refused without it.',
    schema: text(120),
    required: true,
  },
  DESTINATION_CLIENT_ID: { description: 'The client that recommendations are made for.', schema: text(120) },
  'p-csrf-token': { description: 'The anti-forgery token of calls below /onedp.', schema: text(120) },
  'from-referrer': { description: 'The page that led to the call.', schema: text(2000) },
  pageName: { description: 'The calling page.', schema: text(120) },
  flowName: { description: 'The flow that the caller is in.', schema: text(120) },
  visitorId: { description: "The visitor's id in analytics.", schema: text(120) },
  loginStatus: { description: 'Whether the caller assumes that it is signed in.', schema: text(40) },
  entryPoint: { description: 'Where the visit began, from the parameter srcCode.', schema: text(120) },
  service: { description: '`prepaid` for prepaid callers.', schema: text(40) },
  prospectFlowEntry: { description: 'How a prospect entered, such as `DeviceFirst`.', schema: text(40) },
  'route-type': { description: '`B2B` for calls of business customers.', schema: text(40) },
}

export const headerParameter = (name: string): Parameter => {
  const row = requestHeaders[name] ?? { description: `The header ${name}.`, schema: text(2000) }
  return { name, in: 'header', required: row.required ?? false, description: row.description, schema: row.schema }
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
