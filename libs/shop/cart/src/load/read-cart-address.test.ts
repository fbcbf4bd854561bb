import { readCartAddress } from './read-cart-address'

const plain = { page: 'expresscart', isFromUpgradeQuotes: false, isPaypalReturn: false, isPromoHub: false }
const path = '/sales/next/expresscart.html'

describe('the address of a cart', () => {
  it.each([
    ['', {}],
    ['redirect=fall', { redirect: 'fall' }],
    ['pageName=cart', { page: 'cart' }],
    ['quoteId=Q12&emailId=maren%40example.com', { quoteId: 'Q12', emailId: 'maren@example.com' }],
    ['cartId=C7&line=newLine2', { cartId: 'C7', line: 'newLine2' }],
    ['fromTradeinPage=apo', { fromTradeinPage: 'apo' }],
    ['paypalTransaction=true', { isPaypalReturn: true }],
    ['isFromEUPquotes=true', { isFromUpgradeQuotes: true }],
    ['promohub=true', { isPromoHub: true }],
    ['mtnFlow=P', { isPromoHub: true }],
    ['mtnFlow=G', {}],
  ])('with %s asks for %j', (search, expected) => {
    expect(readCartAddress(path, search)).toEqual({ ...plain, ...expected })
  })

  it.each(['0', '00', '000', '0000', ''])('names no quote with the id "%s"', (quoteId) => {
    expect(readCartAddress(path, `?quoteId=${quoteId}`)).toEqual(plain)
  })

  it('names a quote of five zeros', () => {
    expect(readCartAddress(path, 'quoteId=00000').quoteId).toBe('00000')
  })
})
