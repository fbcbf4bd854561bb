import type { Product } from '@soe/contracts'
import type { Variant } from './variant'

const noPromo = 'NO_PROMO'

export const readPromo = ({ promoBadge }: Product, { sku, term }: Variant): { text?: string; url?: string } => {
  if (!promoBadge || promoBadge === noPromo) return {}
  const rows = sku.price.devicePaymentPrice
  const row = rows.find(({ contractDuration }) => contractDuration === term) ?? rows[0]
  const url = row?.promoBadgeMessages[0]?.badgeToolTipUrl
  return { text: promoBadge, ...(url !== undefined && { url }) }
}
