import { readEsimDetails } from './esim/esim'
import type { Endpoint } from '../operation'

export const getEsimDetails: Endpoint<'device.getEsimDetails'> = ({ draft, body, ...caller }) =>
  readEsimDetails(draft, caller, body)
