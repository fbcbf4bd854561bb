import { addFeatures as addFeaturesOf } from './features/features'
import type { CarrierOperation } from '../operation/carrier-operation'

export const addFeatures: CarrierOperation<'cart.addFeatures'> = ({ draft, body, ...caller }) =>
  addFeaturesOf(draft, caller, body)
