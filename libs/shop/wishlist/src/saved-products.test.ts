import { savedProducts } from './saved-products'

const product = (productId: string) => ({
  productId,
  defaultSKU: productId,
  childSkus: [{ skuId: productId, sorId: productId, price: { devicePaymentPrice: [] } }],
})

it('saved products come in the order they were saved, without the entries that are empty (C3.227)', () => {
  const wishlist: object = {
    items: ['case', 'gone', 'orbit'].map((id) => ({ productId: id, sorId: id })),
    deviceList: [null, product('orbit')],
    accessoryList: [product('case'), null],
  }
  expect(
    savedProducts(wishlist as Parameters<typeof savedProducts>[0]).map((saved) => saved.product.productId),
  ).toEqual(['case', 'orbit'])
})
