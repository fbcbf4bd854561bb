import type { CarrierOperation } from '../operation/carrier-operation'

export const getFeatureFlags: CarrierOperation<'content.getFeatureFlags'> = ({ draft }) => ({
  featureFlags: { ...draft.header.featureFlags },
})
