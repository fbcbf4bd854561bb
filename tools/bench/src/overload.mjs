/**
 * `npm run bench:overload`: pages are asked for twice as fast as one core draws them, and a call of the carrier now and
 * then. Prints what became of the pages and what they did to the calls.
 */
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { units } from './number-texts.mjs'
import { enterWorld } from './request-documents.mjs'
import { startShop } from './servers.mjs'
import { median, quantile } from './statistics.mjs'
import { ownRoot } from './tree.mjs'

const { values } = parseArgs({
  options: {
    /** Of the load, and of the calls alone before it. */
    seconds: { type: 'string', default: '30' },
    /** Times as many pages as one core draws. */
    times: { type: 'string', default: '2' },
  },
})
const { ratio, 'fine milliseconds': fineMilliseconds } = units
const seconds = Number(values.seconds)
const path = '/smartphones/'
const call = '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=watches'

/** Milliseconds between two calls of the carrier. */
const callPause = 50

/** @typedef {{ status: number, kind: string, retryAfter: string | undefined, time: number }} Sent */

const agent = new Agent({ keepAlive: true })

/** @param {number} port @param {string} url @param {Record<string, string>} headers @returns {Promise<Sent>} */
async function ask(port, url, headers) {
  const start = performance.now()
  const [answer] = /** @type {[import('node:http').IncomingMessage]} */ (
    await once(get({ host: 'localhost', port, path: url, agent, headers }), 'response')
  )
  answer.resume()
  await once(answer, 'end')
  const { 'x-document': kind = '', 'retry-after': retryAfter } = answer.headers
  return { status: answer.statusCode ?? 0, kind: String(kind), retryAfter, time: performance.now() - start }
}

/** Milliseconds that a call takes, one after the other for as long as `isOn`. @param {() => Promise<Sent>} run @param {() => boolean} isOn */
async function timesOf(run, isOn) {
  const times = []
  while (isOn()) {
    times.push((await run()).time)
    await wait(callPause)
  }
  return times
}

/** @param {number} length @returns {() => boolean} */
function lasting(length) {
  const end = performance.now() + length * 1000
  return () => performance.now() < end
}

/** Asks at an even pace, whatever the answers take. @param {() => Promise<Sent>} run @param {number} perSecond @param {() => boolean} isOn */
async function flood(run, perSecond, isOn) {
  const start = performance.now()
  const sent = []
  while (isOn()) {
    const due = Math.floor(((performance.now() - start) / 1000) * perSecond)
    while (sent.length < due) sent.push(run())
    await wait(5)
  }
  return Promise.all(sent)
}

const shop = await startShop(ownRoot)
try {
  const cookie = await enterWorld(shop.port)
  /** A page that no kept document answers, as if each were another shopper's. */
  const page = () =>
    ask(shop.port, path, { accept: 'text/html', 'accept-encoding': 'br', 'cache-control': 'no-cache', cookie })
  const carrier = () => ask(shop.port, call, { cookie })
  for (let warm = 0; warm < 200; warm += 1) await page()
  const before = shop.cpu()
  for (let drawn = 0; drawn < 200; drawn += 1) await page()
  const cost = (shop.cpu() - before) / 200
  const alone = await timesOf(carrier, lasting(seconds / 3))
  const isOn = lasting(seconds)
  const perSecond = (Number(values.times) * 1000) / cost
  const [pages, loaded] = await Promise.all([flood(page, perSecond, isOn), timesOf(carrier, isOn)])
  const drawn = pages.filter(({ status, kind }) => status === 200 && kind === 'drawn')
  const shed = pages.filter(({ status, retryAfter }) => status === 503 && retryAfter !== undefined)
  console.log(
    `A page costs ${fineMilliseconds(cost)}; ${Math.round(perSecond)} a second were asked for, ${seconds} seconds long`,
  )
  console.log(
    `${drawn.length} drawn, ${shed.length} told to come again, ${pages.length - drawn.length - shed.length} otherwise`,
  )
  const times = drawn.map(({ time }) => time)
  console.log(`drawn pages: median ${fineMilliseconds(median(times))}, p99 ${fineMilliseconds(quantile(times, 0.99))}`)
  const slower = ratio(median(loaded) / median(alone))
  console.log(
    `calls: median ${fineMilliseconds(median(alone))} alone, ${fineMilliseconds(median(loaded))} beside, ${slower} times`,
  )
} finally {
  agent.destroy()
  shop.stop()
}
