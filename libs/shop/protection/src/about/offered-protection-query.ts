import type { AnswerOf } from '@soe/contracts'
import { getProtectionFeatures, listProducts } from '@soe/contracts/routes'
import { callOnce, queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'

const kinds = ['smartphones', 'tablets', 'watches'] as const

export type ProtectedKind = (typeof kinds)[number]

type Payload = AnswerOf<'device.getProtectionFeatures'>['payload']

export interface OfferedProtection extends Pick<Payload, 'features' | 'leadOffer'> {
  readonly kind: ProtectedKind
}

/** The carrier tells what protects a device, so each kind is asked for with one of its devices. */
const readKind = async (shop: Shop, kind: ProtectedKind, signal: AbortSignal): Promise<OfferedProtection[]> => {
  const { products } = await callOnce(shop, listProducts, { query: { category: kind } }, signal)
  const deviceSorId = products[0]?.childSkus[0]?.sorId
  if (deviceSorId === undefined) return []
  const body = { pageId: 'PROTECTION' as const, deviceSorId, getLeadOffer: true }
  const { payload } = await callOnce(shop, getProtectionFeatures, { body }, signal)
  const { features, leadOffer } = payload
  return features.length > 0 ? [{ kind, features, ...(leadOffer && { leadOffer }) }] : []
}

export const offeredProtectionQuery = (shop: Shop) =>
  queryOptions({
    queryKey: queryKeyOf(shop, getProtectionFeatures, { for: 'anyone' }),
    queryFn: async ({ signal }) => (await Promise.all(kinds.map((kind) => readKind(shop, kind, signal)))).flat(),
  })
