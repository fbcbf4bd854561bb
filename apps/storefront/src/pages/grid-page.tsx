import { gridMeta, ProductGrid } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { renderTileHeart } from './catalogue-heart'
import { useGridLocation } from './catalogue-location'

export const Page = () => {
  const { language } = useShop()
  const { category, isPrepaid } = useGridLocation()
  usePageMeta(gridMeta(category, language, isPrepaid))
  return (
    <ProductGrid
      key={`${category}-${isPrepaid}`}
      category={category}
      isPrepaid={isPrepaid}
      renderHeart={renderTileHeart}
    />
  )
}
