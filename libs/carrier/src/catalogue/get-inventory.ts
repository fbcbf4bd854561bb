import { inventoryOf, stores } from '@soe/catalogue'
import type { CarrierOperation } from '../operation/carrier-operation'
import { callerStore } from '../domain/stock/stores'
import { knownSku, stockOf } from '../domain/stock/stock'
import { localInventory } from '../domain/stock/local-inventory'

/** Stock of a sku in the warehouse, in the caller's store and in every store. */
export const getInventory: CarrierOperation<'catalogue.getInventory'> = ({ draft, query, ...caller }) => {
  const { skuId } = query
  const found = knownSku(skuId)
  const stock = stockOf(draft, found)
  const own = callerStore(draft, caller, query)
  return {
    productId: found.model.productId,
    skuId,
    sorId: found.sku.sorId,
    inventoryDetails: {
      dFillInventory: inventoryOf(stock),
      localInventory: localInventory(draft, skuId, stock, own.locationCode),
    },
    locationCode: own.locationCode,
    stores: stores.map(({ locationCode, name, zipCode, ispuServices }) => ({
      locationCode,
      name,
      zipCode,
      ispuServices: [...ispuServices],
      inventory: localInventory(draft, skuId, stock, locationCode),
    })),
  }
}
