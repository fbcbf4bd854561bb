import type { CartLine, CartView } from '@soe/contracts'
import { stopOf } from '../stops/stops'

export type ValidationError = CartView['cartValidationErrors'][number]

type ValidatedCart = Pick<CartView, 'cartValidationErrors' | 'lineDetails'>

const namesIn = ({ fieldPath = '' }: ValidationError): string[] =>
  fieldPath.split(',').flatMap((name) => name.trim() || [])

const isNamed = ({ lineId, serviceInfo: { mtn } }: CartLine, names: readonly string[]): boolean =>
  names.includes(lineId) || names.includes(mtn)

const isBlocker = ({ errorLevel }: ValidationError): boolean => errorLevel === 'Blocker'

export const blockersOf = ({ cartValidationErrors }: Pick<CartView, 'cartValidationErrors'>): ValidationError[] =>
  cartValidationErrors.filter(isBlocker)

/** Whether the cart can't be ordered as it is: for what is in it, or for what the carrier holds against its owner. */
export const isBlocked = (cart: Pick<CartView, 'cartValidationErrors' | 'screenInfo'>): boolean =>
  blockersOf(cart).length > 0 || stopOf(cart) !== undefined

export const lineNotesOf = ({ cartValidationErrors }: ValidatedCart, line: CartLine): ValidationError[] =>
  cartValidationErrors.filter((error) => !isBlocker(error) && isNamed(line, namesIn(error)))

/** Warnings and good news about no line that the cart shows. */
export const cartNotesOf = (cart: ValidatedCart): ValidationError[] => {
  const lines = Object.values(cart.lineDetails.lineInfo)
  return cart.cartValidationErrors.filter(
    (error) => !isBlocker(error) && !lines.some((line) => isNamed(line, namesIn(error))),
  )
}

export const warnedLinesOf = (cart: ValidatedCart): string[] =>
  cart.lineDetails.allLines.filter((lineId) => {
    const line = cart.lineDetails.lineInfo[lineId]
    return line && lineNotesOf(cart, line).some(({ errorLevel }) => errorLevel === 'WarningNotification')
  })
