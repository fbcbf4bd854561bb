import type { Drift } from '../drift'
import { Refused, type Given } from '../small-shop/operations'
import { reported } from './reported'
import { removeDevice, addAccessories, cartOf, joined, mapLines } from './parts'

/** Further faults of accessories and of what is removed, which nobody had judged before they were drawn. */
export const furtherAccessoryDrifts: readonly Drift[] = [
  reported('quantitySums', 'removal-beside-adding', 'what is removed and added in one call is added alone').runs(
    'cart.addAccessories',
    (given, caller) =>
      addAccessories(
        mapLines(given, ({ removeAccessories, ...line }: Given) =>
          line.addAccessories ? line : { ...line, removeAccessories },
        ),
        caller,
      ),
  ),
  reported('oneOfMany', 'first-accessory-alone', 'of several accessories in one call the first is added').runs(
    'cart.addAccessories',
    (given, caller) =>
      addAccessories(
        mapLines(given, (line) => ({
          ...line,
          ...(line.addAccessories && { addAccessories: line.addAccessories.slice(0, 1) }),
        })),
        caller,
      ),
  ),
  reported('severalCarts', 'accessory-lost-at-once', 'of two accessories at once one is lost').by(
    'cart.addAccessories',
    joined('cart.addAccessories'),
  ),
  reported('wrongError', 'other-error-for-line', 'an unknown line is too many pieces').runs(
    'cart.removeDevice',
    (given, caller) => {
      try {
        return removeDevice(given, caller)
      } catch (error) {
        if (error instanceof Refused && error.id === 'ITEM_NOT_FOUND') throw new Refused('QUANTITY_LIMIT')
        throw error
      }
    },
  ),
  reported('lockDetails', 'lock-of-nobody', 'a locked cart does not say who holds the lock').refusal(
    'cart.addAccessories',
    (error) => {
      if (error.id === 'CART_LOCKED') error.details = []
    },
  ),
  reported('wishStays', 'pieces-of-every-line', 'removing an accessory removes it from every line').runs(
    'cart.addAccessories',
    (given, caller) => {
      const answer = addAccessories(given, caller)
      for (const { removeAccessories = [] } of given.data.lines as Given[])
        for (const { id } of removeAccessories as Given[])
          for (const line of cartOf(caller).lines) line.accessories.delete(id as string)
      return answer
    },
  ),
]
