import type { Sku } from '@soe/contracts'
import { expectedDay, stockState, type StockState } from '@soe/shop-basket'
import { carrierToday, formatDate, useShop, useTexts } from '@soe/shop-platform'
import { wishlistTexts } from './wishlist-texts'

const day = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const

const plain = {
  'in-stock': 'inStock',
  'out-of-stock': 'outOfStock',
  'pre-order': 'preOrder',
  'back-order': 'backOrder',
} as const satisfies Record<StockState, string>

const dated = { 'pre-order': 'preOrderFor', 'back-order': 'backOrderFor' } as const

export const StockText = ({ sku }: { sku: Sku }) => {
  const shop = useShop()
  const texts = useTexts(wishlistTexts)
  const { state, availableOn } = stockState(sku)
  const expected = expectedDay(availableOn, carrierToday(shop))
  if (expected !== undefined && (state === 'pre-order' || state === 'back-order'))
    return texts[dated[state]](formatDate(expected, shop.language, day))
  return texts[plain[state]]
}
