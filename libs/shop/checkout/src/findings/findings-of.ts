import type { CartLine, CartView } from '@soe/contracts'
import { cartNotesOf, lineNotesOf, type ValidationError } from '@soe/shop-steps'

export interface Finding {
  error: ValidationError
  line?: CartLine
}

const isWarning = ({ error }: Finding) => error.errorLevel === 'WarningNotification'

/** Everything but blockers, line by line, then what is about the whole order. */
const findingsOf = (cart: CartView): Finding[] => {
  const lines = cart.lineDetails.allLines.flatMap((lineId) => cart.lineDetails.lineInfo[lineId] ?? [])
  return [
    ...lines.flatMap((line) => lineNotesOf(cart, line).map((error) => ({ error, line }))),
    ...cartNotesOf(cart).map((error) => ({ error })),
  ]
}

export const warningsOf = (cart: CartView): Finding[] => findingsOf(cart).filter(isWarning)

export const goodNewsOf = (cart: CartView): Finding[] => findingsOf(cart).filter((finding) => !isWarning(finding))
