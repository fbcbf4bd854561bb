import { destination, type Destination } from '@soe/shop-platform'

/** The page that asks for a line's emergency address; from the checkout it leads back there. */
export const e911Destination = (line: string, from: 'cart' | 'checkout'): Destination =>
  destination('e911', { line, expresscheckout: from === 'checkout' ? 'true' : undefined })
