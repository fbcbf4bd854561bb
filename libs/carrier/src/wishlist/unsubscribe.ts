import { unsubscribe as unsubscribeFromStock } from './notify/notify-me'
import type { CarrierOperation } from '../operation/carrier-operation'

export const unsubscribe: CarrierOperation<'wishlist.unsubscribe'> = ({ draft, body, ...caller }) =>
  unsubscribeFromStock(draft, caller, body)
