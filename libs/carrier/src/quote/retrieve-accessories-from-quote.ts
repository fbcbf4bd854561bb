import { retrieveQuotedAccessories } from './quotes/quote'
import type { Endpoint } from '../operation'

export const retrieveAccessoriesFromQuote: Endpoint<'quote.retrieveAccessoriesFromQuote'> = ({
  draft,
  body,
  ...caller
}) => retrieveQuotedAccessories(draft, caller, body)
