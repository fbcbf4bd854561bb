import type { Product } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'
import { inOfferOrder } from './use-offers'

const product = (productId: string, featuredRank: number, promoBadge?: string) =>
  ({ productId, featuredRank, promoBadge }) as Product

describe('the promotion of a product', () => {
  it.each([
    ['$100 off', '$100 off'],
    ['NO_PROMO', undefined],
    [undefined, undefined],
  ])('%s reads %s', (promoBadge, expected) => {
    expect(promoOf(product('gull', 1, promoBadge))).toBe(expected)
  })

  it('puts the most prominent offer first and leaves out what has none', () => {
    const products = [product('gull', 3, 'Half off'), product('tern', 1), product('orbit', 2, '$100 off')]
    expect(inOfferOrder(products).map(({ productId }) => productId)).toEqual(['orbit', 'gull'])
  })
})
