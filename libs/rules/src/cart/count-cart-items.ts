export interface CountedLine {
  hasDevice?: boolean
  accessories?: readonly { qty: number }[]
}

/** Devices and accessory units: the number at the cart icon. */
export const countCartItems = (lines: readonly CountedLine[]): number =>
  lines.reduce(
    (count, { hasDevice = false, accessories = [] }) =>
      count + Number(hasDevice) + accessories.reduce((units, { qty }) => units + qty, 0),
    0,
  )
