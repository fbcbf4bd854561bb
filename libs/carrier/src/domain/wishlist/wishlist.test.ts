import { dedupeFavorites } from './wishlist'

describe('favorites', () => {
  it('hold one item a product, the latest choice in the first place', () => {
    const items = [
      { productId: 'dev1', sorId: 'old' },
      { productId: 'acc1', sorId: 'x' },
      { productId: 'dev1', sorId: 'new' },
    ]
    expect(dedupeFavorites(items)).toEqual([
      { productId: 'dev1', sorId: 'new' },
      { productId: 'acc1', sorId: 'x' },
    ])
  })
})
