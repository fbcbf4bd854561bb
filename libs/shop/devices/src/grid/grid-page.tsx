import { usePageMeta, useShop, type Language, type PageMeta } from '@soe/shop-platform'
import { useGridLocation } from '../catalogue-location'
import { ProductGrid } from './product-grid'
import type { GridCategory } from '../device-queries'
import { deviceTexts } from '../device-texts'
import { gridTexts } from './grid-texts'
import { gridPath } from '../product-path'

/** A category's page for search engines and browsers. */
const gridMeta = (category: GridCategory, language: Language, isPrepaid = false): PageMeta => ({
  title: isPrepaid ? deviceTexts(language).prepaid : deviceTexts(language)[category],
  description: isPrepaid ? gridTexts(language).prepaidIntro : gridTexts(language)[`${category}Intro`],
  canonical: gridPath(category, isPrepaid),
})

/** The grid that the address names. */
export const GridPage = () => {
  const { language } = useShop()
  const { category, isPrepaid } = useGridLocation()
  usePageMeta(gridMeta(category, language, isPrepaid))
  return <ProductGrid key={`${category}-${isPrepaid}`} category={category} isPrepaid={isPrepaid} />
}
