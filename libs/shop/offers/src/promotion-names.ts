import type { TrackedName } from '@soe/shop-platform'

const campaign = (campaignName: string, name: string): TrackedName => ({
  name,
  when: ({ parameters }) => parameters.campaignName?.toLowerCase() === campaignName.toLowerCase(),
})

/** Promotions have no page of their own: the address says which of them a page of offers shows (decision 131). */
export const promotionNames: readonly TrackedName[] = [
  campaign('cardOffer', 'card offer pages'),
  campaign('openBank', 'open-bank interstitial'),
  campaign('holiday', 'holiday offers'),
  campaign('5GUpsell', '5G upsell'),
  campaign('5GBolt', '5G bolt'),
  'leadOffers',
]
