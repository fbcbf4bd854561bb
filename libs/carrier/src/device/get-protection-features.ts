import { readProtectionFeatures } from './protection/protection'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getProtectionFeatures: CarrierOperation<'device.getProtectionFeatures'> = ({ draft, body, ...caller }) =>
  readProtectionFeatures(draft, caller, body)
