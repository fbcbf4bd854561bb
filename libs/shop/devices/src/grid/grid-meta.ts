import type { Language, PageMeta } from '@soe/shop-platform'
import type { GridCategory } from '../device-queries'
import { deviceTexts } from '../device-texts'
import { gridTexts } from './grid-texts'
import { gridPath } from '../product-path'

/** A category's page for search engines and browsers. */
export const gridMeta = (category: GridCategory, language: Language, isPrepaid = false): PageMeta => ({
  title: isPrepaid ? deviceTexts(language).prepaid : deviceTexts(language)[category],
  description: isPrepaid ? gridTexts(language).prepaidIntro : gridTexts(language)[`${category}Intro`],
  canonical: gridPath(category, isPrepaid),
})
