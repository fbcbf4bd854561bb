import { addFeatures as addFeaturesOf } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const addFeatures: Endpoint<'cart.addFeatures'> = ({ draft, body, ...caller }) =>
  addFeaturesOf(draft, caller, body)
