import { retrieveQuotedAccessories } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const retrieveAccessoriesFromQuote: Endpoint<'quote.retrieveAccessoriesFromQuote'> = ({
  draft,
  body,
  ...caller
}) => retrieveQuotedAccessories(draft, caller, body)
