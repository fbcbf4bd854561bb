import type { RecommendedProduct } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'
import type { Shop } from '@soe/shop-platform'

type ProductKey = `product${number}`

/** What a page holds of the carrier's recommendations (the specification, platform 3). */
export interface PageData {
  /** Re-keyed product0, product1 and so on. */
  readonly recommendedDevices: Readonly<Record<ProductKey, RecommendedProduct>>
  /** What the promotion of a recommended product says, by the product's id. */
  readonly eligibleOffers: Readonly<Record<string, string>>
}

const rekey = (products: readonly RecommendedProduct[]): PageData['recommendedDevices'] =>
  Object.fromEntries(products.map((product, index) => [`product${index}`, product]))

const offersOf = (products: readonly RecommendedProduct[]): PageData['eligibleOffers'] =>
  Object.fromEntries(
    products.flatMap(({ product }) => {
      const promo = promoOf(product)
      return promo === undefined ? [] : [[product.productId, promo]]
    }),
  )

export const pageDataOf = (
  devices: readonly RecommendedProduct[],
  accessories: readonly RecommendedProduct[] = [],
): PageData => ({ recommendedDevices: rekey(devices), eligibleOffers: offersOf([...devices, ...accessories]) })

/** Stores the data for reports on the page, under the key `page-data` and the page's name. */
export const holdPageData = ({ queryClient }: Pick<Shop, 'queryClient'>, page: string, data: PageData): void =>
  void queryClient.setQueryData(['page-data', page], data)
