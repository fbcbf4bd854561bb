import { audiences, type Audience } from '../identity/audience'
import { headersOfCall } from './headers-of-call'

const onEveryCall = [
  'channelId',
  'cartId',
  'guiE2eRequestId',
  'pageName',
  'loginStatus',
  'from-referrer',
  'flowName',
  'visitorId',
  'entryPoint',
  'route-type',
  'Accept-Language',
]

const ofAudience: Readonly<Record<Audience, readonly string[]>> = {
  'signed-in': [],
  prospect: ['prospectFlowEntry'],
  prepay: ['service'],
  'prepay-signed-in': ['service'],
}

const ofContext = [
  ['payment', ['X-XSRF-TOKEN']],
  ['onedp', ['p-csrf-token']],
  ['pdm', ['DESTINATION_CLIENT_ID']],
  ['open', []],
  [undefined, []],
] as const

describe.each(ofContext)('a call of the context %s', (context, own) => {
  it.each([...audiences])('by %s carries the headers of every call, of its audience and of its context', (audience) => {
    const route = context === undefined ? {} : { context }
    expect(headersOfCall(route, audience).toSorted()).toEqual(
      [...onEveryCall, ...ofAudience[audience], ...own].toSorted(),
    )
  })
})
