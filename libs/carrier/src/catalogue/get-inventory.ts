import { readInventory } from './views/inventory'
import type { Endpoint } from '../operation'

export const getInventory: Endpoint<'catalogue.getInventory'> = ({ draft, query, ...caller }) =>
  readInventory(draft, caller, query)
