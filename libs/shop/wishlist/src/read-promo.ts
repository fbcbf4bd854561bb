import type { Product } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'
import type { Variant } from './variant'

/** What the promotion of a product says, and where its details are. */
export const readPromo = (product: Product, { sku, term }: Variant): { text?: string; url?: string } => {
  const text = promoOf(product)
  if (text === undefined) return {}
  const rows = sku.price.devicePaymentPrice
  const row = rows.find(({ contractDuration }) => contractDuration === term) ?? rows[0]
  const url = row?.promoBadgeMessages[0]?.badgeToolTipUrl
  return { text, ...(url !== undefined && { url }) }
}
