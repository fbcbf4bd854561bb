import { findFeature } from '@soe/catalogue'
import type { AmountRow } from '@soe/contracts'
import type { CartLineState, CartState, FeatureState } from '@soe/world'
import { featureCents, isProtection } from '../lines/line-features'
import { named, namesOf, row } from './amount-row'
import type { CartPrice, LinePrice } from './price-cart'

const featureRow = (feature: FeatureState): AmountRow[] =>
  row(
    isProtection(feature) ? 'protection' : 'feature',
    featureCents(feature),
    named(findFeature(feature.id)?.displayName),
  )

const featureRows = (features: readonly FeatureState[] = []): AmountRow[] => features.flatMap(featureRow)

const lineRows = (line: CartLineState | undefined, price: LinePrice): AmountRow[] => {
  const names = namesOf(line)
  return [
    ...row('instalment', price.deviceMonthlyCents, { ...named(names.device), quantity: line?.device?.term ?? 0 }),
    ...row('plan', price.planMonthlyCents, named(names.plan)),
    ...featureRows(line?.features),
  ]
}

/** The rows that add up to what is due every month. */
export const monthlyRows = ({ lines, accountFeatures }: CartState, price: CartPrice): AmountRow[] => [
  ...price.lines.flatMap((linePrice, index) => lineRows(lines[index], linePrice)),
  ...featureRows(accountFeatures),
]
