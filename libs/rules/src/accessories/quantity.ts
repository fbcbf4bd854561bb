export const minimumQuantity = 1
export const maximumQuantity = 10

/** The quantity of an accessory that is added, by hand or from the wishlist. */
export const defaultQuantity = 1

export const clampQuantity = (quantity: number): number =>
  Math.min(maximumQuantity, Math.max(minimumQuantity, Math.trunc(quantity) || minimumQuantity))
