import { gridMeta, ProductGrid } from '@soe/shop-devices'
import { IdlePart, prepared, usePageMeta, useShop } from '@soe/shop-platform'
import { renderTileHeart } from './catalogue-heart'
import { useGridLocation } from './catalogue-location'
import { withBrand } from './with-brand'

const suggestedDevices = prepared(async () => (await import('./suggested-devices')).SuggestedDevices)

export const Page = () => {
  const { language } = useShop()
  const { category, isPrepaid } = useGridLocation()
  usePageMeta(withBrand(gridMeta(category, language, isPrepaid)))
  return (
    <>
      <ProductGrid
        key={`${category}-${isPrepaid}`}
        category={category}
        isPrepaid={isPrepaid}
        renderHeart={renderTileHeart}
      />
      {!isPrepaid && <IdlePart part={suggestedDevices.Component} />}
    </>
  )
}
