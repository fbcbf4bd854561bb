import type { Product, Sku } from '@soe/contracts'
import { useShop, useTexts, type ShowContext } from '@soe/shop-platform'
import { HeartIcon, IconButton } from '@soe/ui'
import { isFavoriteNow } from './favorite-changes'
import { heartTexts } from './heart-texts'
import { useIsFavorite, useSetFavorite } from './use-set-favorite'

export interface HeartProps {
  product: Pick<Product, 'productId' | 'productDisplayName'>
  sku: Pick<Sku, 'sorId'>
  context: ShowContext
  variant?: 'plain' | 'outline'
}

export const Heart = ({ product, sku, variant = 'plain' }: HeartProps) => {
  const shop = useShop()
  const texts = useTexts(heartTexts)
  const isSaved = useIsFavorite(product.productId)
  const { mutate } = useSetFavorite()
  const change = { productId: product.productId, sorId: sku.sorId, name: product.productDisplayName }
  return (
    <IconButton
      label={texts.heart(product.productDisplayName)}
      variant={variant}
      aria-pressed={isSaved}
      onClick={() => mutate({ ...change, saved: !isFavoriteNow(shop, product.productId) })}
    >
      <HeartIcon filled={isSaved} />
    </IconButton>
  )
}
