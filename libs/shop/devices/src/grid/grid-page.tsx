import { usePageMeta, useShop } from '@soe/shop-platform'
import { useGridLocation } from '../catalogue-location'
import { gridMeta } from './grid-meta'
import { ProductGrid } from './product-grid'
import type { RenderHeart } from './product-tile'

/** The grid that the address names. */
export const GridPage = ({ renderHeart }: { renderHeart?: RenderHeart }) => {
  const { language } = useShop()
  const { category, isPrepaid } = useGridLocation()
  usePageMeta(gridMeta(category, language, isPrepaid))
  return (
    <ProductGrid
      key={`${category}-${isPrepaid}`}
      category={category}
      isPrepaid={isPrepaid}
      {...(renderHeart && { renderHeart })}
    />
  )
}
