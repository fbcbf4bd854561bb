import type { Product } from '@soe/contracts'
import type { Variant } from './variant'

/** What the carrier sends where there is no promotion. */
const noPromo = 'NO_PROMO'

/** What the promotion of a product says, and where its details are. */
export const readPromo = ({ promoBadge }: Product, { sku, term }: Variant): { text?: string; url?: string } => {
  if (!promoBadge || promoBadge === noPromo) return {}
  const rows = sku.price.devicePaymentPrice
  const row = rows.find(({ contractDuration }) => contractDuration === term) ?? rows[0]
  const url = row?.promoBadgeMessages[0]?.badgeToolTipUrl
  return { text: promoBadge, ...(url !== undefined && { url }) }
}
