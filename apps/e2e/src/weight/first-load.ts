import { gzipSync } from 'node:zlib'
import type { Page, Request } from '@playwright/test'

export interface Script {
  url: string
  /** Bytes as gzip makes them, whatever the server sent. */
  gzip: number
  text: string
}

const scriptOf = async (request: Request): Promise<Script> => {
  const body = await (await request.response())?.body()
  if (!body) throw new Error(`${request.url()} was not answered`)
  return { url: request.url(), gzip: gzipSync(body, { level: 9 }).length, text: body.toString() }
}

/** Builds for the simulator alone bring this script. */
const isSimulators = (url: string) => url.includes('/world-clock-')

/** Milliseconds in which the page's first calls have asked for what they need. */
const fontDelay = 1500

/** Addresses of what the browser had begun to fetch when it said that the page has loaded; events may come out of order. */
const fetchedForLoad = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const [{ loadEventStart }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
    const fetched = performance.getEntriesByType('resource').filter(({ startTime }) => startTime < loadEventStart)
    return fetched.map(({ name }) => name)
  })

/**
 * The scripts that a visit asks for, whose route keeps the cache out of it, until the browser says that the page has loaded. The font comes late, and
 * with it that moment: what is asked for right after the first paint counts on any machine.
 */
export const firstLoadScripts = async (page: Page, path: string): Promise<Script[]> => {
  const requests: Request[] = []
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, fontDelay))
    await route.continue()
  })
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && !isSimulators(request.url())) requests.push(request)
  })
  await page.goto(path, { waitUntil: 'load' })
  const fetched = new Set(await fetchedForLoad(page))
  return Promise.all(requests.filter((request) => fetched.has(request.url())).map(scriptOf))
}

export const kilobytes = (scripts: readonly Script[]): number =>
  scripts.reduce((bytes, { gzip }) => bytes + gzip, 0) / 1000

export const listByWeight = (scripts: readonly Script[]): string =>
  scripts
    .toSorted((left, right) => right.gzip - left.gzip)
    .map(({ url, gzip }) => `${(gzip / 1000).toFixed(1)} kB ${new URL(url).pathname}`)
    .join('\n')
