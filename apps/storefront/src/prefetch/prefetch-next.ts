import { delays, loadFlags, readCookies, type Shop } from '@soe/shop-platform'
import { fetchPageAt } from '../page-table/fetch-page-at'
import { findPage } from '../page-table/match-page'
import { nextPathAfter } from './next-pages'

const nextPathOf = async ({ environment, identity }: Shop, path: string): Promise<string | undefined> => {
  const { file } = await findPage(path)
  const { flowName = '' } = readCookies(environment)
  return nextPathAfter(file, { audience: identity.get().audience, flowName })
}

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
 * Some time after a page has come, fetches the code of the one that most likely follows; not for a page that is left
 * before, and not without a network.
 */
export const prefetchNext = (shop: Shop, path: string, fetchAt = fetchPageAt): (() => void) => {
  let isLeft = false
  const run = async () => {
    await waitBeforePrefetch(shop)
    const next = await nextPathOf(shop, path)
    if (isLeft || next === undefined || shop.environment.isOnline?.() === false) return
    await logWhenDone(shop, next, fetchAt(next))
  }
  void run().catch(() => undefined)
  return () => {
    isLeft = true
  }
}
