import type { Product, Sku } from '@soe/contracts'
import type { ReactNode } from 'react'
import { RecommendedForYou } from './recommended-for-you'
import { useCameToHalt } from './use-came-to-halt'

/** Suggests devices below a grid to a shopper who has come to a halt on it. */
export const GridSuggestion = (props: { renderHeart: (product: Product, sku: Sku) => ReactNode }) =>
  useCameToHalt() && <RecommendedForYou pageContext="gridwall" {...props} />
