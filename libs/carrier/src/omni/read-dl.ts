import { readDataLayer } from './data-layer/data-layer'
import type { CarrierOperation } from '../operation/carrier-operation'

export const readDL: CarrierOperation<'omni.readDL'> = ({ draft, body, ...caller }) =>
  readDataLayer(draft, caller, body)
