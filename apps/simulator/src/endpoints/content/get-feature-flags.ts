import type { Endpoint } from '../endpoint'

export const getFeatureFlags: Endpoint<'content.getFeatureFlags'> = ({ draft }) => ({
  featureFlags: { ...draft.header.featureFlags },
})
