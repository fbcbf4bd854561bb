import type { Product } from '@soe/contracts'
import type { GridCategory } from './device-queries'
import { devicesAddresses } from './devices.addresses'

const prepaidGrid = `${devicesAddresses['smartphones/prepaid'].path}/`

/** The name of a product in an address. */
export const slugOf = ({ productURL }: Product): string => productURL.split('/')[2] ?? ''

/** The product's page; prepaid products have pages of their own. A sku other than the default one is named. */
export const productPath = (
  product: Product,
  { isPrepaid = false, skuId = product.defaultSKU }: { isPrepaid?: boolean; skuId?: string } = {},
): string => {
  const path =
    isPrepaid && product.category === 'smartphones' ? `${prepaidGrid}${slugOf(product)}/` : product.productURL
  return skuId === product.defaultSKU ? path : `${path}?sku=${skuId}`
}

export const gridPath = (category: GridCategory, isPrepaid = false): string => {
  if (category === 'all') return devicesAddresses['products/allproducts'].path
  return isPrepaid && category === 'smartphones'
    ? prepaidGrid
    : devicesAddresses[category === 'smartphones' ? 'smartphones/' : category].path
}
