import {
  delays,
  loadFlags,
  readCookies,
  type Flow,
  type Page,
  type PageName,
  type PageRecord,
  type Shop,
} from '@soe/shop-platform'
import { fetchPage } from '../pages/lazy-page'
import { findAddress, partsOfPage } from '../pages/match-page'

/** The page that most likely follows a page in a flow, then the second most likely. */
export const nextPages = ({ next = [] }: PageRecord, flow: Flow): readonly PageName[] => {
  const { page, also } = next.find(({ when }) => when?.(flow) ?? true) ?? {}
  return [page, also].filter((name) => name !== undefined)
}

const nextPagesOf = async ({ environment, identity }: Shop, path: string): Promise<readonly PageName[]> => {
  const { flowName = '' } = readCookies(environment)
  return nextPages((await findAddress(path)).page, { audience: identity.get().audience, flowName })
}

const fetchPart = async (page: Pick<Page, 'load'>): Promise<void> => {
  await fetchPage(page)
  await (await page.load()).prepare?.()
}

const fetchNamed = async (name: PageName): Promise<unknown> => Promise.all((await partsOfPage(name)).map(fetchPart))

/** The name that prefetches have on the browser's timeline. */
const logName = 'prefetch'

/** Looks every half a second whether all has come, and then logs on the browser's timeline what was fetched. */
const logWhenDone = async ({ environment }: Shop, path: string, fetching: Promise<unknown>): Promise<void> => {
  const start = performance.now()
  let isDone = false
  const note = () => {
    isDone = true
  }
  void fetching.then(note, note)
  do await environment.wait(delays.prefetchLogPolling)
  while (!isDone)
  performance.measure(logName, { start, end: performance.now(), detail: { path } })
}

const waitBeforePrefetch = async (shop: Shop): Promise<void> => {
  const { wait } = shop.environment
  const [flags] = await Promise.all([loadFlags(shop), wait(delays.prefetch)])
  if (flags['prefetchJsAssetsFFlag'] === true) await wait(delays.prefetchWithJsAssetsFlag - delays.prefetch)
}

/**
 * Some time after a page has come, fetches the code of those that most likely follow; not for a page that is left
 * before, and not without a network.
 */
export const prefetchNext = (shop: Shop, path: string, fetchParts = fetchNamed): (() => void) => {
  let isLeft = false
  const run = async () => {
    await waitBeforePrefetch(shop)
    const [next, ...others] = await nextPagesOf(shop, path)
    if (isLeft || next === undefined || shop.environment.isOnline?.() === false) return
    await logWhenDone(shop, shop.pathOf(next), Promise.all([next, ...others].map(fetchParts)))
  }
  void run().catch(() => undefined)
  return () => {
    isLeft = true
  }
}
