import { usePageMeta, useTexts } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { cartTexts } from './cart-texts'

/** The title of the document; what stands on these pages is the shopper's own. */
export const useCartMeta = (title: string) => {
  const [canonical] = useLocation()
  usePageMeta({ title, description: useTexts(cartTexts).description, canonical })
}
