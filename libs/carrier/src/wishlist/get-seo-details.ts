import { readSeoDetails } from './views/seo-details'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getSeoDetails: CarrierOperation<'wishlist.getSeoDetails'> = ({ draft, body, ...caller }) =>
  readSeoDetails(draft, caller, body)
