import type { Endpoint } from '../operation'

export const getFeatureFlags: Endpoint<'content.getFeatureFlags'> = ({ draft }) => ({
  featureFlags: { ...draft.header.featureFlags },
})
