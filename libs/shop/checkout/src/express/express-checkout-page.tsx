import { readSearch } from '@soe/rules'
import { routeNextGenPage, withSearch } from '@soe/shop-journey'
import { useIdentity, usePathOf, useTexts, type PageRecord } from '@soe/shop-platform'
import { Redirect, useSearch } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { CheckoutGate } from '../gate/checkout-gate'
import { CheckoutSections } from './checkout-sections'

/** Checkout on one page for customers and prepaid shoppers; a prospect's is the order review. */
export const ExpressCheckoutPage = (page: Pick<PageRecord, 'nextGen'>) => {
  const texts = useTexts(checkoutTexts)
  const { audience } = useIdentity()
  const search = useSearch()
  const pathOf = usePathOf()
  if (readSearch(`?${search}`)['pageName']?.toLowerCase() === 'cart')
    return <Redirect to={pathOf('expresscart')} replace />
  const view = routeNextGenPage(page, 'expresscheckout', audience)
  if (view === 'checkout/orderReview') {
    return <Redirect to={withSearch(pathOf({ page: view, query: {}, section: 'nextgen' }), search)} replace />
  }
  return (
    <CheckoutGate step="express">
      {(details) => <CheckoutSections details={details} title={texts.expressTitle} itemsTitle={texts.reviewTitle} />}
    </CheckoutGate>
  )
}
