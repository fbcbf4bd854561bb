import type { CartLine } from '@soe/contracts'

/** A line that works once its eSIM is activated; the shop's devices come with one, a second number has no other. */
export const hasEsim = ({ simItem, deviceItem, secondNumber }: CartLine): boolean =>
  simItem ? simItem.simType === 'ESIM' : deviceItem?.cartItemType === 'DEVICE' || secondNumber?.isSecondNumber === true
