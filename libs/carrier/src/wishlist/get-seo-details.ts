import { readSeoDetails } from './views/seo-details'
import type { Endpoint } from '../operation'

export const getSeoDetails: Endpoint<'wishlist.getSeoDetails'> = ({ draft, body, ...caller }) =>
  readSeoDetails(draft, caller, body)
