import { getProtectionFeatures } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

const page = { channel: 'VZW-DOTCOM', pageId: 'PROTECTION' } as const

/** The protection that a line's device may have, and the feature that the carrier leads with. */
export const lineProtectionQuery = (shop: Shop, lineId: string) =>
  readQuery(shop, getProtectionFeatures, {
    body: { ...page, mtn: lineId, getDeviceDetails: true, getLeadOffer: true },
  })

export const homeProtectionQuery = (shop: Shop) =>
  readQuery(shop, getProtectionFeatures, {
    body: { ...page, getHomeProtectionEligibility: true, vhdpPageRequest: 'HDP' },
  })
