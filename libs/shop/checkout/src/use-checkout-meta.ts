import { usePageMeta, useTexts } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { checkoutTexts } from './checkout-texts'

/** The title of the document; what stands on these pages is the shopper's own. */
export const useCheckoutMeta = (title: string) => {
  const [canonical] = useLocation()
  const { description } = useTexts(checkoutTexts)
  usePageMeta({ title, description, canonical })
}
