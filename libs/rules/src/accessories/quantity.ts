export const minimumQuantity = 1
export const maximumQuantity = 10

/** The quantity of an accessory that is added, by hand or from the wishlist. */
export const defaultQuantity = 1

export const isQuantity = (quantity: number): boolean =>
  Number.isInteger(quantity) && quantity >= minimumQuantity && quantity <= maximumQuantity

export const clampQuantity = (quantity: number): number =>
  Math.min(maximumQuantity, Math.max(minimumQuantity, Math.trunc(quantity) || minimumQuantity))

/** The stepper hides its decrement at the minimum and its increment at the maximum. */
export const canDecrement = (quantity: number): boolean => quantity > minimumQuantity

export const canIncrement = (quantity: number): boolean => quantity < maximumQuantity
