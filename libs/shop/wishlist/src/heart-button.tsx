import type { Product, Sku } from '@soe/contracts'
import { useCanShow, useShop, useTexts, type ShowContext } from '@soe/shop-platform'
import { HeartIcon, IconButton, useReady } from '@soe/ui'
import { isFavoriteNow } from './favorite-changes'
import { heartTexts } from './heart-texts'
import { heartRows } from './show-rows'
import { useIsFavorite, useSetFavorite } from './use-set-favorite'

export interface HeartButtonProps {
  product: Pick<Product, 'productId' | 'productDisplayName'>
  sku: Pick<Sku, 'sorId'>
  context: ShowContext
  /** As tall as the large button beside it. */
  variant?: 'plain' | 'outline'
}

const Heart = ({ product, sku, variant = 'plain' }: HeartButtonProps) => {
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

/** A heart in a page that the server has drawn: whether it is filled is known once scripts run. */
const WaitingHeart = ({ product, variant = 'plain' }: HeartButtonProps) => (
  <IconButton label={useTexts(heartTexts).heart(product.productDisplayName)} variant={variant} aria-pressed={false}>
    <HeartIcon filled={false} />
  </IconButton>
)

/** Saves a product for later. Renders nothing for shoppers without a wishlist. */
export const HeartButton = (props: HeartButtonProps) => {
  const ready = useReady()
  if (!useCanShow(heartRows, props.context)) return null
  return ready ? <Heart {...props} /> : <WaitingHeart {...props} />
}
