import { inventoryOf, stateOfZip, stores, shippingModels, toShippingOption, type Stock } from '@soe/catalogue'
import { ServiceFault, type WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { callerStore, callerZip, withDistance } from '../domain/stock/stores'
import { knownSku, stockOf } from '../domain/stock/stock'
import { localInventory } from '../domain/stock/local-inventory'
import { startOfDay } from '@soe/rules'
import type { Inventory, Store } from '@soe/contracts'
import { pickupDay, wallNow } from '../domain/delivery/pickup-day'
import { isFreeToTheDoor } from '../domain/delivery/shipping-options'

const assertZipCode = (zip: string | undefined) => {
  if (zip !== undefined && stateOfZip(zip) === undefined) throw new ServiceFault('ZIP_CODE_INVALID', [{ field: 'zip' }])
}

interface Held {
  readonly stock: Stock
  readonly local: Inventory
  readonly store: Store
}

/** The days on which one item, ordered now, is at the door and at the store; none where it can't be had. */
const arrivalOf = (
  draft: Pick<WorldDraft, 'header' | 'now'>,
  { stock, local, store }: Held,
): { arrivesOn?: string; pickupOn?: string } => {
  if (stock.status === 'out-of-stock') return {}
  const from = Math.max(stock.availableOn === undefined ? 0 : startOfDay(stock.availableOn), wallNow(draft))
  const way = shippingModels.find(isFreeToTheDoor)
  return {
    ...(way && { arrivesOn: toShippingOption(way, from, 'en').arrivesOn }),
    ...((local.isInStock || local.isPreOrder || local.isBackorder) && { pickupOn: pickupDay(draft, store, from) }),
  }
}

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
