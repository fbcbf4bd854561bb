import { usePageMeta, useTexts } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { checkoutTexts } from './checkout-texts'

/** Titles the document. The pages are the shopper's own, so they all share one description. */
export const useCheckoutMeta = (title: string) => {
  const [canonical] = useLocation()
  const { description } = useTexts(checkoutTexts)
  usePageMeta({ title, description, canonical })
}
