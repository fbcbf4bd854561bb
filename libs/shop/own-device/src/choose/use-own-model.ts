import type { Product } from '@soe/contracts'
import { getProduct } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

/** The model with all its storages. */
export const useOwnModel = (productId: string | undefined): Product | undefined => {
  const { data } = useQuery({
    ...readQuery(useShop(), getProduct, { query: { productId: productId ?? '' } }),
    enabled: productId !== undefined,
  })
  return data?.product
}
