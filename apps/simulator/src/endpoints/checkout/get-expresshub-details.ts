import { expressHubDetails } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getExpresshubDetails: Endpoint<'checkout.getExpresshubDetails'> = ({ draft, body, ...caller }) =>
  expressHubDetails(draft, caller, body)
