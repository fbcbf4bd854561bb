import type { Language, PageMeta } from '@soe/shop-platform'
import { compareTexts } from './compare-texts'

export const compareMeta = (language: Language, canonical: string): PageMeta => {
  const { titleNone, description } = compareTexts(language)
  return { title: titleNone, description, canonical }
}
