import { getInventory, getProduct, listProducts } from '@soe/contracts/routes'
import { markStale, type ErrorMeta, type Shop, type ShopError } from '@soe/shop-platform'

const stock: readonly string[] = [getProduct, listProducts, getInventory].map(({ key }) => key)

/** Refusals by which the page shows what is no longer so, and what is stale besides the reads of the change itself. */
const staleAfter: Readonly<Record<string, readonly string[] | undefined>> = {
  '899': [],
  '1008': [],
  '3000': [],
  CART_INCOMPLETE: [],
  ITEM_NOT_FOUND: stock,
  LINE_NOT_ELIGIBLE: [],
  NOT_YOUR_CART: [],
  OUT_OF_STOCK: stock,
}

/** Reads again what a refusal says has changed, or what a lost answer may have changed, so that the page shows what is. */
export const readAgain = (
  shop: Pick<Shop, 'queryClient'>,
  { id, normalised }: ShopError,
  { makesStale = [], readsItself = false }: ErrorMeta,
): void => {
  const isLost = normalised.isNetworkError && !normalised.isAborted
  const isStale = isLost || Object.hasOwn(staleAfter, id)
  const reads = isStale ? [...makesStale, ...(staleAfter[id] ?? [])] : []
  void markStale(shop, reads, { refetch: !readsItself })
}
