import { readProtectionFeatures } from './protection/protection'
import type { Endpoint } from '../operation'

export const getProtectionFeatures: Endpoint<'device.getProtectionFeatures'> = ({ draft, body, ...caller }) =>
  readProtectionFeatures(draft, caller, body)
