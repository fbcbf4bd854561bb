import { readInventory } from '@soe/world'
import type { Endpoint } from '../endpoint'

export const getInventory: Endpoint<'catalogue.getInventory'> = ({ draft, query, ...caller }) =>
  readInventory(draft, caller, query)
