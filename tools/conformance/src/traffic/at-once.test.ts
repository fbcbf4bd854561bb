import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OperationKey } from '@soe/contracts'
import { drifts, startTwin, variations, type TwinParts } from '@soe/drift'
import { operationOf, pathFor } from '../contract/judged-operations'
import { exampleOf } from '../shopping/examples'
import type { Exchange } from '../target/exchange'
import { createTarget } from '../target/http-target'
import { temporaryFolder } from '../testing/temporary-folder'
import { harEntryOf } from './har'
import { readRecording } from './read-recording'
import type { SeenCall } from './seen-call'
import { watchTraffic } from './watch-traffic'

const folder = temporaryFolder()

/** A browser whose calls are watched as they pass, and recorded. */
const startBrowser = (url: string) => {
  const [target, watch] = [createTarget(url), watchTraffic()]
  const recorded: { readonly exchange: Exchange; readonly startedAt: Date }[] = []
  const seen: (SeenCall | undefined)[] = []
  let cookie = ''
  let calls = 0
  const call = async (key: OperationKey, body: unknown = exampleOf(key).body) => {
    const request = {
      method: operationOf(key).method,
      path: pathFor(key, 'prospect'),
      headers: {
        'content-type': 'application/json',
        channelid: 'VZW-DOTCOM',
        guie2erequestid: `call-${(calls += 1)}`,
        'x-xsrf-token': /XSRF-TOKEN=([^;]*)/.exec(cookie)?.[1] ?? '',
        cookie,
      },
      body: JSON.stringify(body),
    }
    const [begun, startedAt] = [watch.begin(request), new Date()]
    const exchange = { request, response: await target.send(request) }
    seen.push(watch.end(begun, exchange))
    recorded.push({ exchange, startedAt })
    if (cookie === '') cookie = exchange.response.setCookies.map((text) => text.split(';')[0]).join('; ')
    return JSON.parse(exchange.response.body) as unknown
  }
  const kindsOf = (calls: readonly (SeenCall | undefined)[]) =>
    calls.flatMap((one) => (one?.broken ?? []).map(({ key, violation: { kind, path } }) => `${key} ${kind} ${path}`))
  const har = () => {
    const file = join(folder(), 'traffic.har')
    const entries = recorded.map(({ exchange, startedAt }) => harEntryOf(url, exchange, startedAt))
    writeFileSync(file, JSON.stringify({ log: { version: '1.2', entries } }))
    return readRecording(file).calls
  }
  return { call, close: () => target.close(), broken: () => ({ passed: kindsOf(seen), recorded: kindsOf(har()) }) }
}

const shop = async (parts: TwinParts, visit: (browser: ReturnType<typeof startBrowser>) => Promise<unknown>) => {
  const twin = await startTwin(parts)
  const browser = startBrowser(twin.url)
  await visit(browser)
  browser.close()
  await twin.close()
  return browser.broken()
}

const accessory = (mtn: string, qty: number) => ({
  cartInfo: {},
  data: { lines: [{ mtn, addAccessories: [{ id: 'bosun-charger-chalk', qty }] }] },
})

interface Added {
  readonly serviceBody: { serviceResponse: { context: { cartInfo: { lines: { lineId: string }[] } } } }
}

describe('two changes at once, and a read', () => {
  it('break nothing where the answer of the later one comes first', async () => {
    const variation = variations.find(({ id }) => id === 'later-answer-first')
    const broken = await shop({ wrap: variation?.wrap }, async ({ call }) => {
      const added = (await call('cart.addDevice')) as Added
      const [{ lineId } = { lineId: '' }] = added.serviceBody.serviceResponse.context.cartInfo.lines
      await call('checkout.getCheckoutDetails')
      await Promise.all([
        call('cart.addAccessories', accessory(lineId, 2)),
        call('cart.addAccessories', accessory(lineId, 3)),
        call('recommendations.getRtCartCount'),
      ])
      await call('checkout.getCheckoutDetails')
    })
    expect(broken).toEqual({ passed: [], recorded: [] })
  })

  it('are a finding where one of the changes is lost', async () => {
    const drift = drifts.find(({ id }) => id === 'change-lost')
    const broken = await shop({ wrap: drift?.wrap }, async ({ call }) => {
      await call('cart.addDevice')
      await call('checkout.getCheckoutDetails')
      await Promise.all([call('cart.addDevice'), call('cart.addDevice')])
      await call('checkout.getCheckoutDetails')
    })
    const found = ['cart.addDevice change-lost cart']
    expect(broken).toEqual({ passed: found, recorded: found })
  })
})
