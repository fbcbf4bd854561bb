import { findDeviceSku, findFeature, isForDevice, type FeatureModel } from '@soe/catalogue'
import type { CartFeature } from '@soe/contracts'
import type { CartLineState, FeatureState } from '@soe/world'

/** The monthly price of all units. */
export const featureCents = ({ id, quantity }: FeatureState): number => (findFeature(id)?.monthlyCents ?? 0) * quantity

export const featureView = ({ id, quantity }: FeatureState): CartFeature[] => {
  const model = findFeature(id)
  if (!model) return []
  const { sorId, displayName, featureType, monthlyCents } = model
  return [{ id, sorId, displayName, featureType, quantity, monthlyPrice: (monthlyCents * quantity) / 100 }]
}

export const isProtection = ({ id }: FeatureState): boolean => findFeature(id)?.family === 'DEVICE_PROTECTION'

/** Whether the line can have the feature; a line of accessories alone has no service. */
export const suits = ({ activity, device }: CartLineState, model: FeatureModel): boolean =>
  activity !== 'ACC' && isForDevice(model, device && findDeviceSku(device.skuId))

/** Drops features that don't suit the line's device, and marks the loss for warning 1079. */
export const withoutMisfitFeatures = (line: CartLineState): CartLineState => {
  const kept = (line.features ?? []).filter(({ id }) => {
    const model = findFeature(id)
    return model !== undefined && suits(line, model)
  })
  if (kept.length === (line.features ?? []).length) return line
  return { ...line, features: kept, lostProtection: true }
}
