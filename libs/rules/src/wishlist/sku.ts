/** The parts of a SKU that the rules read; the wire's SKU has more. */
export interface Sku {
  skuId: string
  sorId?: string
  capacity?: string
  color?: { colorId: string; displayName?: string }
  deviceConditionDisplayName?: string
  skuFilters?: { size?: string; band?: string; case_Color?: string }
  notifyMe?: boolean
  inventoryDetails?: SkuInventory
  price?: SkuPrice
}

export interface Stock {
  isInStock?: boolean
  isBackorder?: boolean
  isPreOrder?: boolean
  qtyAvailable?: number
  /** ISO date on which a pre-order or a back-order ships. */
  availableOn?: string
}

export interface SkuInventory {
  dFillInventory?: Stock
  localInventory?: Stock
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

export const stocksOf = ({ inventoryDetails = {} }: Sku): readonly Stock[] =>
  [inventoryDetails.dFillInventory, inventoryDetails.localInventory].filter((stock) => stock !== undefined)
