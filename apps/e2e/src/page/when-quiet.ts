import { expect, type Page, type Request } from '@playwright/test'

/** Milliseconds without a request after which a page is taken to want nothing more. */
const quietTime = 500

/** Resolves once none of those requests is on its way, and none has been for a while. */
export type WhenQuiet = () => Promise<void>

/** Watches the requests of a page from now on; streams that never end are not for it. */
export const watchRequests = (page: Page, isWatched: (request: Request) => boolean): WhenQuiet => {
  const underWay = new Set<Request>()
  let lastChange = Date.now()
  const change = (act: (request: Request) => unknown) => (request: Request) => {
    if (!isWatched(request)) return
    act(request)
    lastChange = Date.now()
  }
  const end = change((request) => underWay.delete(request))
  page.on(
    'request',
    change((request) => underWay.add(request)),
  )
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  const isQuiet = () => underWay.size === 0 && Date.now() - lastChange >= quietTime
  return () => expect.poll(isQuiet, { message: 'nothing is on its way' }).toBe(true)
}
