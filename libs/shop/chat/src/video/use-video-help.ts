import { getVideoChat, videoAssistCheck } from '@soe/contracts/routes'
import { isVideoChatOffered } from '@soe/rules'
import { readQuery, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

export interface VideoHelp {
  /** Specialists who are free. */
  readonly agents: number
  readonly locationCode: string
  /** The prefix of the page's language. */
  readonly base: string
}

/** The zip code of a caller who has named none. */
const anyZip = '0'

const quiet = { staleTime: 60_000, meta: { silent: true } }

/** Help by video, where the hour of the shopper's clock, the store and enough free specialists allow it. */
export const useVideoHelp = (isWanted = true): VideoHelp | undefined => {
  const shop = useShop()
  const { channel } = useIdentity()
  const check = useQuery({
    ...readQuery(shop, videoAssistCheck, { body: { channelId: channel } }),
    ...quiet,
    enabled: isWanted,
  })
  const staffing = useQuery({
    ...readQuery(shop, getVideoChat, { query: { zip: anyZip } }),
    ...quiet,
    enabled: isWanted,
  })
  if (!isWanted || !check.data?.enableVideoAssist || !staffing.data?.isVideoChatAvailable) return undefined
  const agents = staffing.data.mediaoutput.agentstatistics[0]?.available ?? 0
  const hour = new Date(shop.environment.now()).getHours()
  if (!isVideoChatOffered({ hour, agents })) return undefined
  return { agents, locationCode: check.data.locationCode, base: shop.base }
}
