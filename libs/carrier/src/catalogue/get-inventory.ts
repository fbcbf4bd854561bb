import { readInventory } from './views/inventory'
import type { CarrierOperation } from '../operation/carrier-operation'

export const getInventory: CarrierOperation<'catalogue.getInventory'> = ({ draft, query, ...caller }) =>
  readInventory(draft, caller, query)
