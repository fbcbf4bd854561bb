import type { Inventory } from '@soe/contracts'
import { stocksOf, type Sku } from '@soe/rules'

const isOffered = ({ isInStock, isBackorder, isPreOrder, qtyAvailable = 0 }: Partial<Inventory>): boolean =>
  Boolean(isInStock || isBackorder || isPreOrder) || qtyAvailable > 0

/** In stock, on backorder or pre-order, in the warehouse or nearby. */
export const isOrderable = (sku: Sku): boolean => stocksOf(sku).some(isOffered)

export const isPreOrder = (sku: Sku): boolean => stocksOf(sku).some((stock) => stock.isPreOrder === true)

const hasStock = (sku: Sku): boolean => stocksOf(sku).some((stock) => Object.keys(stock).length > 0)

/** A gift card needs no stock; one whose stock is known to be used up is refused all the same. */
export const canAddToCart = (sku: Sku, product: { isGiftCard?: boolean } = {}): boolean =>
  isOrderable(sku) || (product.isGiftCard === true && !hasStock(sku))
