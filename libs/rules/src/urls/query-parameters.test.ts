import { carrySearch, queryParameters, readParameters } from './query-parameters'

describe('the query parameters of the shop', () => {
  it("are the twenty of the specification (P2.086), and a customer's referral", () => {
    expect(Object.keys(queryParameters)).toHaveLength(21)
  })

  it.each([
    ['?flow=EUP&srcCode=mail', { flow: 'EUP', srcCode: 'mail' }],
    ['flow=EUP', { flow: 'EUP' }],
    [
      '?isProspect=true&isShopFlow=Y&guestCheckout=1&showBackButton',
      { isProspect: true, isShopFlow: true, guestCheckout: true, showBackButton: true },
    ],
    ['?isProspect=false', { isProspect: false }],
    ['?campaignName=back+to%20school', { campaignName: 'back to school' }],
    ['?wid=&other=1', {}],
    ['', {}],
  ])('are read from %s', (search, expected) => {
    expect(readParameters(search)).toEqual(expected)
  })

  it('reads each of them by its type', () => {
    const search = Object.keys(queryParameters).map((name) => `${name}=true`)
    const read = readParameters(`?${search.join('&')}`)
    for (const [name, { type }] of Object.entries(queryParameters))
      expect(read[name as keyof typeof read]).toBe(type === 'flag' ? true : 'true')
  })
})

describe('what a redirect takes along', () => {
  it.each([
    ['?mtnFlow=G&intent=EUP', [], 'intent=EUP'],
    ['?mtnFlow=P&line=1', [], 'mtnFlow=P&line=1'],
    ['ts=123&srcCode=a%20b', [], 'srcCode=a%20b'],
    ['?productId=orbit-12&flow=EUP', ['productId'], 'flow=EUP'],
    ['', [], ''],
  ])('of %s without %j is %s (C2.5.36)', (search, used, expected) => {
    expect(carrySearch(search, used)).toBe(expected)
  })
})
