import type { OperationKey } from '@soe/contracts'

const cartMakers: ReadonlySet<OperationKey> = new Set<OperationKey>([
  'cart.addDevice',
  'cart.addAccessories',
  'cart.addPlan',
  'tradeIn.addDevice',
])

/** Whether the operation makes a cart for a caller who has none. */
export const makesCart = (operation: OperationKey): boolean => cartMakers.has(operation)
