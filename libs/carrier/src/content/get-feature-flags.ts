import type { CarrierOperation } from '../operation/carrier-operation'

/** What the shop does only with the flag, and the carrier has it do until the world's own flags say otherwise. */
export const carrierFlags: Readonly<Record<string, boolean | number | string>> = { livePersonCheckFFlag: true }

export const getFeatureFlags: CarrierOperation<'content.getFeatureFlags'> = ({ draft }) => ({
  featureFlags: { ...carrierFlags, ...draft.header.featureFlags },
})
