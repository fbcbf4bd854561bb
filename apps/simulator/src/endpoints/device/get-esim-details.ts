import { readEsimDetails } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getEsimDetails: Endpoint<'device.getEsimDetails'> = ({ draft, body, ...caller }) =>
  readEsimDetails(draft, caller, body)
