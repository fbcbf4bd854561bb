import { inventoryOf, stateOfZip, stores } from '@soe/catalogue'
import { ServiceFault } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { arrivalOf } from '../domain/delivery/arrival'
import { callerStore, callerZip, withDistance } from '../domain/stock/stores'
import { knownSku, stockOf } from '../domain/stock/stock'
import { localInventory } from '../domain/stock/local-inventory'

const assertZipCode = (zip: string | undefined) => {
  if (zip !== undefined && stateOfZip(zip) === undefined) throw new ServiceFault('ZIP_CODE_INVALID', [{ field: 'zip' }])
}

/** Stock of a sku in the warehouse, in the caller's store and in every store, and the days on which it can be had. */
export const getInventory: CarrierOperation<'catalogue.getInventory'> = ({ draft, query, ...caller }) => {
  const { skuId, zip } = query
  assertZipCode(zip)
  const found = knownSku(skuId)
  const stock = stockOf(draft, found)
  const own = callerStore(draft, caller, query)
  const local = localInventory(skuId, stock, own.locationCode)
  return {
    productId: found.model.productId,
    skuId,
    sorId: found.sku.sorId,
    inventoryDetails: { dFillInventory: inventoryOf(stock), localInventory: local },
    locationCode: own.locationCode,
    localStore: withDistance(own, callerZip(caller, query)),
    ...arrivalOf(draft, { stock, local, store: own }),
    stores: stores.map(({ locationCode, name, zipCode, ispuServices }) => ({
      locationCode,
      name,
      zipCode,
      ispuServices: [...ispuServices],
      inventory: localInventory(skuId, stock, locationCode),
    })),
  }
}
