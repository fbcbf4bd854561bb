import type { JsonSchema, Parameter } from './document'

interface HeaderRow {
  readonly description: string
  readonly schema: JsonSchema
  readonly required?: boolean
}

const text = (maxLength: number): JsonSchema => ({ type: 'string', maxLength })

/** What each request header says; those of a single operation have a row too. */
const requestHeaders: Readonly<Record<string, HeaderRow>> = {
  channelId: {
    description: 'The channel that calls; VZW-DOTCOM where it is absent or unknown.',
    schema: {
      type: 'string',
      enum: ['VZW-DOTCOM', 'VZW-DOTCOM-MOB', 'VZW-DOTCOM-TAB', 'VZW-MFA-IOS', 'VZW-MFA-ANDROID', 'VZW-RPS'],
    },
  },
  cartId: { description: 'The cart that the caller works on.', schema: text(80) },
  guiE2eRequestId: {
    description: "Names the request end to end; a retry repeats it and gets the first attempt's outcome.",
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
  pageName: { description: 'The page that calls.', schema: text(120) },
  flowName: { description: 'The flow that the caller is in.', schema: text(120) },
  visitorId: { description: "The visitor's id of analytics.", schema: text(120) },
  loginStatus: { description: 'Whether the caller believes to be signed in.', schema: text(40) },
  entryPoint: { description: 'Where the visit began, from the parameter srcCode.', schema: text(120) },
  service: { description: '`prepaid` for prepaid callers.', schema: text(40) },
  prospectFlowEntry: { description: 'How a prospect entered, such as `DeviceFirst`.', schema: text(40) },
  'route-type': { description: '`B2B` for calls of business customers.', schema: text(40) },
}

export const headerParameter = (name: string): Parameter => {
  const row = requestHeaders[name] ?? { description: `The header ${name}.`, schema: text(2000) }
  return { name, in: 'header', required: row.required ?? false, description: row.description, schema: row.schema }
}

/** What the shop reads of every answer. */
export const responseHeaders = {
  e2erequestid: {
    description: "The request's id end to end, repeated or made.",
    schema: { type: 'string' },
  },
  vzwaccountnumber: { description: 'The account of a signed-in caller.', schema: { type: 'string' } },
  mobile: { description: 'The masked number of a signed-in caller.', schema: { type: 'string' } },
} satisfies Record<string, { description: string; schema: JsonSchema }>
