import { requestHeaderNames } from '@soe/contracts'
import { judgeHeaders, nameProblems, type JudgedCall } from './judge-headers'

const complete = {
  channelid: 'VZW-DOTCOM',
  guie2erequestid: 'r-1',
  pagename: 'pdp',
  loginstatus: 'false',
}

const judge = (headers: Record<string, string | undefined>, call: Partial<JudgedCall> = {}) =>
  nameProblems(
    judgeHeaders({
      headers: { ...complete, ...headers },
      audience: 'prospect',
      context: undefined,
      token: 't-1',
      ...call,
    }),
  )

const missing = (...names: string[]) => ({ missing: names, wrong: [] })
const wrong = (...names: string[]) => ({ missing: [], wrong: names })
const none = missing()

describe('the headers of a call', () => {
  it.each<[string, Record<string, string | undefined>, Partial<JudgedCall>, object]>([
    ['complete', {}, {}, none],
    ['without a page', { pagename: undefined }, {}, missing('pageName')],
    ['with an empty page', { pagename: '' }, {}, missing('pageName')],
    ['of an unknown channel', { channelid: 'FAX' }, {}, wrong('channelId')],
    ['that claim a sign-in', { loginstatus: 'true' }, {}, wrong('loginStatus')],
    ['of a signed-in customer', { loginstatus: 'true' }, { audience: 'signed-in' }, none],
    ['with all that a prospect may send', { flowname: 'NSE', prospectflowentry: 'DeviceFirst' }, {}, none],
    ['that enter in another way', { prospectflowentry: 'PlanFirst' }, {}, wrong('prospectFlowEntry')],
    ['of another route type', { 'route-type': 'B2C' }, {}, wrong('route-type')],
    ['of a prepaid guest without the service', {}, { audience: 'prepay' }, missing('service')],
    ['of a prepaid guest', { service: 'prepaid' }, { audience: 'prepay' }, none],
    ['of a prepaid service on a postpaid call', { service: 'prepaid' }, {}, wrong('service')],
    ['of a payment without its token', {}, { context: 'payment' }, missing('X-XSRF-TOKEN')],
    ['of a payment with another token', { 'x-xsrf-token': 't-2' }, { context: 'payment' }, wrong('X-XSRF-TOKEN')],
    ['of a payment', { 'x-xsrf-token': 't-1' }, { context: 'payment' }, none],
    ['of a call below /onedp without its token', {}, { context: 'onedp' }, missing('p-csrf-token')],
    ['of a call below /onedp', { 'p-csrf-token': 't-1' }, { context: 'onedp' }, none],
    ['of recommendations without the client', {}, { context: 'pdm' }, missing('DESTINATION_CLIENT_ID')],
    ['of recommendations', { destination_client_id: 'SOE-SALES' }, { context: 'pdm' }, none],
    ['with that client on another call', { destination_client_id: 'SOE-SALES' }, {}, wrong('DESTINATION_CLIENT_ID')],
    ['of a call that expects none', { pagename: undefined, channelid: 'FAX' }, { context: 'open' }, none],
  ])('%s', (_name, headers, call, expected) => {
    expect(judge(headers, call)).toEqual(expected)
  })
})

it('has a bit for each header that is missing and for each that is wrong', () => {
  expect(requestHeaderNames.length * 2).toBeLessThanOrEqual(32)
})
