import { getVideoChat, videoAssistCheck } from '@soe/contracts/routes'
import { createShop, readQuery, ShopProvider, type Environment } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { act, renderHook } from '@testing-library/react'
import type { PropsWithChildren } from 'react'
import { useVideoHelp } from './use-video-help'

const at = (hour: number) => new Date(2026, 10, 20, hour).getTime()

/** Video help in a page that was opened at an hour of the shopper's clock, which the test moves. */
const openAt = (hour: number, available = 9) => {
  let now = at(hour)
  const waiting: { until: number; pass: () => void }[] = []
  const channel = partOf<BroadcastChannel>({ close: () => undefined })
  const environment = partOf<Environment>({
    location: new URL('http://shop.test/smartphones/'),
    cookies: { read: () => '', write: () => undefined },
    userAgent: 'Mozilla/5.0',
    sessionStorage,
    fetch: () => Promise.reject(new Error('nothing is called')),
    now: () => now,
    wait: (milliseconds: number) => new Promise<void>((pass) => void waiting.push({ until: now + milliseconds, pass })),
    openChannel: () => channel,
  })
  const shop = createShop({
    environment,
    addresses: {},
    loadClient: () => Promise.reject(new Error('nothing is called')),
  })
  const check = readQuery(shop, videoAssistCheck, { body: { channelId: shop.identity.get().channel } })
  const staffing = readQuery(shop, getVideoChat, { query: { zip: '0' } })
  shop.queryClient.setQueryData(check.queryKey, { enableVideoAssist: true, locationCode: '3000401' })
  shop.queryClient.setQueryData(staffing.queryKey, {
    isVideoChatAvailable: true,
    mediaoutput: { agentstatistics: [{ available }] },
  })
  const wrapper = ({ children }: PropsWithChildren) => <ShopProvider shop={shop}>{children}</ShopProvider>
  const { result } = renderHook(() => useVideoHelp(), { wrapper })
  return {
    isOffered: () => result.current !== undefined,
    moveTo: (next: number) =>
      act(async () => {
        now = at(next)
        for (const { until, pass } of waiting.splice(0)) if (until <= now) pass()
      }),
    hear: (next: number) =>
      act(() => void channel.onmessage?.({ data: { kind: 'time', now: at(next) } } as MessageEvent)),
  }
}

it.each([
  ['before eight', 7, 9],
  ['at ten in the evening', 22, 9],
  ['with three specialists', 12, 3],
])('is not offered %s', (_, hour, available) => expect(openAt(hour, available).isOffered()).toBe(false))

it('goes from a page that is open when the hours of video end', async () => {
  const page = openAt(21)
  expect(page.isOffered()).toBe(true)
  await page.moveTo(22)
  expect(page.isOffered()).toBe(false)
})

it('comes to a page that is open when the hours of video begin, and goes at their end', async () => {
  const page = openAt(-1)
  expect(page.isOffered()).toBe(false)
  await page.moveTo(8)
  expect(page.isOffered()).toBe(true)
  await page.moveTo(22)
  expect(page.isOffered()).toBe(false)
})

it('follows a clock that a tester moves while the page is open', () => {
  const page = openAt(21)
  page.hear(22)
  expect(page.isOffered()).toBe(false)
  page.hear(9)
  expect(page.isOffered()).toBe(true)
})
