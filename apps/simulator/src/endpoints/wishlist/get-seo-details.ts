import { readSeoDetails } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getSeoDetails: Endpoint<'wishlist.getSeoDetails'> = ({ draft, body, ...caller }) =>
  readSeoDetails(draft, caller, body)
