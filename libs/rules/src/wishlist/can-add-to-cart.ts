import { stocksOf, type Sku, type Stock } from './sku'

const isOffered = ({ isInStock, isBackorder, isPreOrder, qtyAvailable = 0 }: Stock): boolean =>
  Boolean(isInStock || isBackorder || isPreOrder) || qtyAvailable > 0

/** In stock, on backorder or pre-order, in the warehouse or nearby. */
export const isOrderable = (sku: Sku): boolean => stocksOf(sku).some(isOffered)

export const isPreOrder = (sku: Sku): boolean => stocksOf(sku).some((stock) => stock.isPreOrder === true)

export interface GiftCardFacts {
  canonicalUrl?: string
  wishlistGiftCardFFlag?: boolean
}

export const isGiftCard = ({ canonicalUrl = '', wishlistGiftCardFFlag = false }: GiftCardFacts): boolean =>
  wishlistGiftCardFFlag || canonicalUrl.includes('products/gift-cards/')

export const canAddToCart = (sku: Sku, product: { isGiftCard?: boolean } = {}): boolean =>
  product.isGiftCard === true || isOrderable(sku)
