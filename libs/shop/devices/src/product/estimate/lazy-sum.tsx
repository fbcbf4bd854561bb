import { shownPrice } from '@soe/rules'
import { optionalPart } from '@soe/shop-platform'
import { DevicePrice } from '../../device-price'
import type { Selection } from '../selection/use-selection'

interface SumProps {
  selection: Selection
}

/** The price of what is chosen, where no line is begun with it. */
export const PlainPrice = ({ selection: { sku, term } }: SumProps) => (
  <DevicePrice price={shownPrice(sku, term)} size="large" />
)

export const LineSum = optionalPart<SumProps>(
  () => import('../product.moment').then((module) => module.LineSum),
  'idle',
  PlainPrice,
)

export const ButtonSum = optionalPart<SumProps>(
  () => import('../product.moment').then((module) => module.ButtonSum),
  'idle',
)
