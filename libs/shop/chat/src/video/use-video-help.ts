import { getVideoChat, videoAssistCheck } from '@soe/contracts/routes'
import { isVideoChatOffered, nextVideoChatTurn } from '@soe/rules'
import { openSessionTabs, readQuery, useIdentity, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

export interface VideoHelp {
  readonly agents: number
  readonly locationCode: string
  readonly base: string
}

/** The zip code of a caller who has named none. */
const anyZip = '0'

const quiet = { staleTime: 60_000, meta: { silent: true } }

/** Milliseconds until video opens or closes next, on the shopper's clock. */
const untilTurn = (now: number): number => {
  const date = new Date(now)
  return date.setHours(nextVideoChatTurn(date.getHours()), 0, 0, 0) - now
}

const hourAt = (time: number): number => new Date(time).getHours()

/** The hour of the shopper's clock, which draws again when video opens or closes, and when a tester moves the clock. */
const useHour = (): number => {
  const { environment } = useShop()
  const [hour, setHour] = useState(() => hourAt(environment.now()))
  useEffect(() => {
    let isGone = false
    let ahead = 0
    const now = () => environment.now() + ahead
    const follow = async () => {
      while (!isGone) {
        await environment.wait(untilTurn(now()))
        if (!isGone) setHour(hourAt(now()))
      }
    }
    const tabs = openSessionTabs(environment, (message) => {
      if (message.kind !== 'time') return
      ahead = message.now - environment.now()
      setHour(hourAt(message.now))
    })
    void follow()
    return () => {
      isGone = true
      tabs.close()
    }
  }, [environment])
  return hour
}

/** Help by video, where the hour of the shopper's clock, the store and enough free specialists allow it. */
export const useVideoHelp = (isWanted = true): VideoHelp | undefined => {
  const shop = useShop()
  const { channel } = useIdentity()
  const hour = useHour()
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
  if (!isVideoChatOffered({ hour, agents })) return undefined
  return { agents, locationCode: check.data.locationCode, base: shop.base }
}
