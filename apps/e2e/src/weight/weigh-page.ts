import type { Page, Request } from '@playwright/test'
import { watchTimers, type TimerWatch } from '@soe/stories/watch-timers'
import type { Moment, Weight } from './budgets'

/** Keeps timers of up to three seconds that are set once the page has taken over until they may pass; from then on none waits. */
const holdTimers = (shortest = 400, longest = 3000): (() => void) => {
  const setTimer = window.setTimeout
  const kept: (() => void)[] = []
  let isHolding = true
  window.setTimeout = ((run: () => void, delay = 0, ...values: []) => {
    const isLong = delay > shortest && delay <= longest && performance.getEntriesByName('hydrated').length > 0
    if (isLong && isHolding) return kept.push(() => setTimer(run, 0, ...values))
    return setTimer(run, isLong ? 0 : delay, ...values)
  }) as typeof window.setTimeout
  return () => {
    isHolding = false
    for (const start of kept) start()
  }
}

/** What the script that goes before all others adds to a window. */
interface Weighed {
  timers: TimerWatch
  passTimers: () => void
}

// The browser keeps 250 entries unless asked for more.
const initScript = `performance.setResourceTimingBufferSize(2000)
window.timers = (${String(watchTimers)})()
window.passTimers = (${String(holdTimers)})()`

/** In a row: what the last answer led to renders in between. */
const idleRounds = 3

/** Resolves once every request is answered and the page waits for nothing. */
const untilAtRest = async (page: Page, pending: ReadonlySet<Request>): Promise<void> => {
  for (let rounds = 0; rounds < idleRounds;) {
    const isWaiting = await page.evaluate(() => {
      const { timers } = window as Window & Partial<Weighed>
      return new Promise((resolve) => timers?.requestIdle(() => resolve(timers.isWaiting())))
    })
    rounds = isWaiting || pending.size > 0 ? 0 : rounds + 1
  }
}

interface Resource {
  path: string
  start: number
  bytes: number
}

const readResources = (page: Page): Promise<Resource[]> =>
  page.evaluate(() => {
    const entries = ['navigation', 'resource'].flatMap((type) => performance.getEntriesByType(type))
    return (entries as PerformanceResourceTiming[]).map(({ name, startTime, encodedBodySize }) => ({
      path: new URL(name).pathname,
      start: startTime,
      bytes: encodedBodySize,
    }))
  })

/** Builds for the simulator alone ask for these. */
const isSimulators = ({ path }: Resource) => path.includes('/world-clock-') || path.startsWith('/__sim/')

const kilobytes = (resources: readonly Resource[]) => resources.reduce((sum, { bytes }) => sum + bytes, 0) / 1000

const weigh = (resources: readonly Resource[]): Weight => {
  const scripts = resources.filter(({ path }) => path.endsWith('.js'))
  return {
    requests: resources.length,
    scripts: scripts.length,
    scriptKb: kilobytes(scripts),
    styleKb: kilobytes(resources.filter(({ path }) => path.endsWith('.css'))),
    kb: kilobytes(resources),
    calls: resources.filter(({ path }) => path.startsWith('/soe/')).length,
  }
}

/** Weighs a page in a browser that has seen nothing yet; and the scripts until the page's code has taken over. */
export const weighPage = async (
  page: Page,
  address: string,
): Promise<{ weights: Record<Moment, Weight>; scripts: Resource[] }> => {
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  page.on('requestfailed', (request) => pending.delete(request))
  await page.addInitScript(initScript)
  await page.goto(address)
  const mark = await page.waitForFunction(() => performance.getEntriesByName('hydrated')[0]?.startTime)
  const hydrated = (await mark.jsonValue()) ?? 0
  const resources = async () => (await readResources(page)).filter((resource) => !isSimulators(resource))
  await untilAtRest(page, pending)
  const atRest = await resources()
  await page.evaluate(() => (window as Window & Partial<Weighed>).passTimers?.())
  await untilAtRest(page, pending)
  const takenOver = atRest.filter(({ start }) => start < hydrated)
  return {
    weights: { takenOver: weigh(takenOver), atRest: weigh(atRest), later: weigh(await resources()) },
    scripts: takenOver.filter(({ path }) => path.endsWith('.js')),
  }
}
