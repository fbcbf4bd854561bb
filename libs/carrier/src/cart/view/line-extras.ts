import type { CartLine } from '@soe/contracts'
import type { CartLineState, FeatureState } from '@soe/world'
import type { ServiceText } from '../../language/service-spanish'
import { featureView, isProtection } from '../lines/line-features'

const protectionOf = (features: readonly FeatureState[]): Pick<CartLine, 'protection' | 'visFeatures'> => {
  const [protection] = features.filter(isProtection).flatMap(featureView)
  if (!protection) return {}
  const { id, displayName, monthlyPrice } = protection
  return {
    protection: { id, displayName, monthlyPrice },
    visFeatures: { protection: { id, indicator: 'A', declined: false } },
  }
}

const otherFeatures = (features: readonly FeatureState[]): Pick<CartLine, 'features'> =>
  features.length > 0 ? { features: features.filter((feature) => !isProtection(feature)).flatMap(featureView) } : {}

const mtnDetails = ({ number }: CartLineState): Pick<CartLine, 'mtnDetails'> =>
  number ? { mtnDetails: { areaCode: number.mtn.slice(0, 3), ...(number.carrier && { carrier: number.carrier }) } } : {}

const simDescriptions = { ESIM: 'eSIM', PSIM: 'Physical SIM' } as const satisfies Record<string, ServiceText | 'eSIM'>

const simItem = ({ sim }: CartLineState): Pick<CartLine, 'simItem'> =>
  sim ? { simItem: { ...sim, description: simDescriptions[sim.simType] } } : {}

/** The optional parts of a line: features, number details, a SIM of its own, a second number. */
export const lineExtras = (line: CartLineState) => {
  const { features = [], isSecondNumber } = line
  return {
    ...protectionOf(features),
    ...otherFeatures(features),
    ...mtnDetails(line),
    ...simItem(line),
    ...(isSecondNumber && { secondNumber: { isSecondNumber } }),
  }
}
