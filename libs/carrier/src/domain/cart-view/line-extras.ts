import type { CartLine, Language, LocalizedText } from '@soe/contracts'
import type { CartLineState, FeatureState, SimState } from '@soe/world'
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

const simDescriptions: Readonly<Record<SimState['simType'], LocalizedText>> = {
  ESIM: { en: 'eSIM', es: 'eSIM' },
  PSIM: { en: 'Physical SIM', es: 'SIM física' },
}

export const describeSim = ({ simType }: Pick<SimState, 'simType'>, language: Language): string =>
  simDescriptions[simType][language]

const simItem = ({ sim }: CartLineState, language: Language): Pick<CartLine, 'simItem'> =>
  sim ? { simItem: { ...sim, description: describeSim(sim, language) } } : {}

export const lineExtras = (line: CartLineState, language: Language) => {
  const { features = [], isSecondNumber } = line
  return {
    ...protectionOf(features),
    ...otherFeatures(features),
    ...mtnDetails(line),
    ...simItem(line, language),
    ...(isSecondNumber && { secondNumber: { isSecondNumber } }),
  }
}
