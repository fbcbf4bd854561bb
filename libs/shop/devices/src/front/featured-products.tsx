import { useShop } from '@soe/shop-platform'
import { TileGrid } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { productsQuery } from '../device-queries'
import { ProductTile } from '../grid/product-tile'
import { TileSkeleton } from '../grid/tile-skeleton'
import { usePrepaid } from '../use-prepaid'

const positions = [1, 2, 3]

/** The first smartphones after the one in the hero; nothing at all when they can't be read. */
export const FeaturedProducts = () => {
  const shop = useShop()
  const { isPrepaid } = usePrepaid(false)
  const { data, isError } = useQuery({ ...productsQuery(shop, 'smartphones'), meta: { showsError: true } })
  if (isError && !data) return null
  return (
    <TileGrid isPaired>
      {positions.map((position) => {
        const product = data?.products[position]
        const sku = product?.childSkus[0]
        return product && sku ? (
          <ProductTile key={position} product={product} sku={sku} isPrepaid={isPrepaid} />
        ) : (
          <TileSkeleton key={position} />
        )
      })}
    </TileGrid>
  )
}
