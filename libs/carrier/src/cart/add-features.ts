import { addFeatures as addFeaturesOf } from './features/features'
import type { Endpoint } from '../operation'

export const addFeatures: Endpoint<'cart.addFeatures'> = ({ draft, body, ...caller }) =>
  addFeaturesOf(draft, caller, body)
