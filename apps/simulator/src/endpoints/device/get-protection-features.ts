import { readProtectionFeatures } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getProtectionFeatures: Endpoint<'device.getProtectionFeatures'> = ({ draft, body, ...caller }) =>
  readProtectionFeatures(draft, caller, body)
