import { usePageMeta, useTexts } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { cartPageTexts } from './cart-page-texts'

/** Titles the document. The pages are the shopper's own, so they all share one description. */
export const useCartMeta = (title: string) => {
  const [canonical] = useLocation()
  usePageMeta({ title, description: useTexts(cartPageTexts).description, canonical })
}
