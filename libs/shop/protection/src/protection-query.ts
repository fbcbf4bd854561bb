import type { CartLine } from '@soe/contracts'
import { getProtectionFeatures } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

const callerOf = ({ identity }: Shop) => {
  const { channel, cartId } = identity.get()
  return { channel, pageId: 'PROTECTION' as const, ...(cartId !== '' && { cartId }) }
}

export const lineProtectionQuery = (shop: Shop, { lineId, deviceItem }: Pick<CartLine, 'lineId' | 'deviceItem'>) =>
  readQuery(shop, getProtectionFeatures, {
    body: {
      ...callerOf(shop),
      mtn: lineId,
      ...(deviceItem && { deviceSorId: deviceItem.sorId }),
      getDeviceDetails: true,
      getLeadOffer: true,
    },
  })

export const homeProtectionQuery = (shop: Shop) =>
  readQuery(shop, getProtectionFeatures, {
    body: { ...callerOf(shop), getHomeProtectionEligibility: true, vhdpPageRequest: 'HDP' },
  })
