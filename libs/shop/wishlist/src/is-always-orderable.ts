import type { Product } from '@soe/contracts'
import type { Flags } from '@soe/shop-platform'

const giftCardUrl = 'products/gift-cards/'

/** Gift cards can be ordered whatever their stock: by their address, or all of them by the flag. */
export const isAlwaysOrderable = (
  { isGiftCard, seo: { canonicalUrl } }: Pick<Product, 'isGiftCard' | 'seo'>,
  { wishlistGiftCardFFlag }: Flags,
): boolean => canonicalUrl.includes(giftCardUrl) || (isGiftCard && wishlistGiftCardFFlag === true)
