import type { Inventory, Sku as WireSku } from '@soe/contracts'

/** The parts of a SKU that the rules read; a carrier may leave out all but its id. */
export interface Sku
  extends Pick<WireSku, 'skuId'>, Partial<Pick<WireSku, 'sorId' | 'capacity' | 'deviceCondition' | 'notifyMe'>> {
  color?: Pick<WireSku['color'], 'colorId'> & Partial<WireSku['color']>
  skuFilters?: Partial<WireSku['skuFilters']>
  inventoryDetails?: SkuInventory
  price?: SkuPrice
}

export interface SkuInventory {
  dFillInventory?: Partial<Inventory>
  localInventory?: Partial<Inventory>
}

export interface SkuPrice {
  devicePaymentPrice?: readonly DevicePayment[]
  fullRetailPrice?: Amounts
}

export interface Amounts {
  originalPrice?: string | number | null
  discountedPrice?: string | number | null
}

export interface DevicePayment extends Amounts {
  contractDuration: number
}

export const stocksOf = ({ inventoryDetails = {} }: Sku): readonly Partial<Inventory>[] =>
  [inventoryDetails.dFillInventory, inventoryDetails.localInventory].filter((stock) => stock !== undefined)
