import { subscribe as subscribeToStock } from './notify/notify-me'
import type { CarrierOperation } from '../operation/carrier-operation'

export const subscribe: CarrierOperation<'wishlist.subscribe'> = ({ draft, body, ...caller }) =>
  subscribeToStock(draft, caller, body)
