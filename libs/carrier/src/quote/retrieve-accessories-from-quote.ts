import { retrieveQuotedAccessories } from './quotes/quote'
import type { CarrierOperation } from '../operation/carrier-operation'

export const retrieveAccessoriesFromQuote: CarrierOperation<'quote.retrieveAccessoriesFromQuote'> = ({
  draft,
  body,
  ...caller
}) => retrieveQuotedAccessories(draft, caller, body)
