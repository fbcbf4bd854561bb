import type { Product } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { HeartIcon, IconButton, TileGrid } from '@soe/ui'
import { FavoriteTile } from './favorite-tile'
import { HeartButton } from './heart-button'
import type { SavedProduct } from './saved-products'
import { wishlistTexts } from './wishlist-texts'

interface FavoriteListProps {
  products: readonly SavedProduct[]
  /** Given on the shopper's own list; on anyone else's, products can only be saved. */
  onRemove?: ((saved: SavedProduct) => void) | undefined
  /** Given on the shopper's own list: keeps another sku of a product. */
  onChoose?: ((chosen: SavedProduct) => void) | undefined
  labelledBy: string
}

const RemoveHeart = ({ product, onClick }: { product: Product; onClick: () => void }) => {
  const texts = useTexts(wishlistTexts)
  return (
    <IconButton label={texts.remove(product.productDisplayName)} onClick={onClick}>
      <HeartIcon filled />
    </IconButton>
  )
}

export const FavoriteList = ({ products, onRemove, onChoose, labelledBy }: FavoriteListProps) => (
  <TileGrid aria-labelledby={labelledBy}>
    {products.map((entry) => (
      <FavoriteTile
        key={entry.product.productId}
        {...entry}
        onChoose={onChoose && ((saved) => onChoose({ ...entry, saved }))}
        heart={
          onRemove ? (
            <RemoveHeart product={entry.product} onClick={() => onRemove(entry)} />
          ) : (
            <HeartButton product={entry.product} sku={entry.saved.sku} context="wishlist" />
          )
        }
      />
    ))}
  </TileGrid>
)
