import type { CartState } from '@soe/world'

/** Counts devices and units of accessories. */
export const cartItemCount = ({ lines }: CartState): number =>
  lines.reduce(
    (count, line) => count + (line.device ? 1 : 0) + line.accessories.reduce((units, { qty }) => units + qty, 0),
    0,
  )
