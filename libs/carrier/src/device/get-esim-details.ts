import { readEsimDetails } from './esim/esim'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getEsimDetails: CarrierOperation<'device.getEsimDetails'> = ({ draft, body, ...caller }) =>
  readEsimDetails(draft, caller, body)
