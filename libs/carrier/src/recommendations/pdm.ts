import { recommend } from './views/recommendations'
import type { CarrierOperation } from '../operation/carrier-operation'

export const pdm: CarrierOperation<'recommendations.pdm'> = ({ draft, body, ...caller }) =>
  recommend(draft, caller, body)
