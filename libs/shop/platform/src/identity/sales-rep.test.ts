import { readSalesRep } from './sales-rep'

const withCookies = (cookies: string) => readSalesRep({ cookies: { read: () => cookies, write: () => undefined } })

it.each([
  ['salesDomain=RETAIL; salesRepId=REP4471', { flowType: 'RETAIL', salesRepId: 'REP4471' }],
  ['salesRepId=REP4471', undefined],
  ['salesDomain=RETAIL', undefined],
  ['', undefined],
])('the cookies "%s" name %j', (cookies, expected) => expect(withCookies(cookies)).toEqual(expected))
