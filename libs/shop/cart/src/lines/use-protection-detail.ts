import type { CartLine } from '@soe/contracts'
import { getProtectionFeatures } from '@soe/contracts/routes'
import { refetchesProtection } from '@soe/rules'
import { readQuery, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

/** How the carrier describes a line's protection: read again only where the rule asks for it. */
export const useProtectionDetail = (line: CartLine, cartId: string): string | undefined => {
  const shop = useShop()
  const { audience, channel } = useIdentity()
  const body = {
    channel,
    pageId: 'PROTECTION' as const,
    mtn: line.lineId,
    cartId,
    getDeviceDetails: true,
    ...(line.deviceItem && { deviceSorId: line.deviceItem.sorId }),
  }
  const { data } = useQuery({
    ...readQuery(shop, getProtectionFeatures, { body }),
    enabled: refetchesProtection(line) && audience in getProtectionFeatures.paths,
    meta: { silent: true },
  })
  return data?.payload.features.find(({ inCart }) => inCart)?.description
}
