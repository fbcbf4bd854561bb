import type { BodyInputOf, ProtectionFeature } from '@soe/contracts'
import type { addFeatures } from '@soe/contracts/routes'

export const noProtection = 'none'

export type FeatureChange = BodyInputOf<typeof addFeatures>

type ChangedFeature = Pick<ProtectionFeature, 'sorId' | 'featureType'>

const change = (
  actionIndicator: 'A' | 'D',
  { sorId, featureType }: ChangedFeature,
  mtns?: readonly string[],
): FeatureChange => ({
  cartInfo: {},
  data: {
    accountFeatures: [{ id: sorId, actionIndicator, type: featureType, quantity: 1, ...(mtns && { mtns: [...mtns] }) }],
  },
})

export const addTo = (feature: ChangedFeature, mtns?: readonly string[]) => change('A', feature, mtns)

export const removeFrom = (feature: ChangedFeature, mtns?: readonly string[]) => change('D', feature, mtns)

/** What the cart must be asked for so that the line has the choice; undefined where it has it already. */
export const changeFor = (
  features: readonly ProtectionFeature[],
  lineId: string,
  chosen: string,
): FeatureChange | undefined => {
  const held = features.find(({ inCart }) => inCart)
  if (chosen === noProtection) return held && removeFrom(held, [lineId])
  const wanted = features.find(({ sorId }) => sorId === chosen)
  return wanted && wanted !== held ? addTo(wanted, [lineId]) : undefined
}
