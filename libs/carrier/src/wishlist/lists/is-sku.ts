import type { Sku } from '@soe/contracts'

/** Whether an item's sorId names the sku: by its sorId in any case, or by its skuId. */
export const isSku =
  (sorId: string) =>
  (sku: Sku): boolean =>
    sku.sorId === sorId.toUpperCase() || sku.skuId === sorId
