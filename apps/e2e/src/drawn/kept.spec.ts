import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { failForGood } from '../fixtures/fail-for-good'
import { isSoak } from '../fixtures/soak'
import { chanceOf, type Chance } from '../random/chance'
import { bases, drawnPages, personas } from './drawn-pages'

const steps = Number(process.env['KEPT_STEPS'] ?? (isSoak ? 5000 : 200))
const shopperCount = 50
const seed = 35

/** A browser as far as documents know it. */
interface Visitor {
  readonly world: string
  readonly cookies: Map<string, string>
}

interface Sent {
  readonly status: number
  readonly location: string | null
  readonly how: string | null
  readonly body: string
}

const cookieHeader = ({ cookies }: Visitor) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

const ask = (visitor: Visitor, url: string, headers: Record<string, string> = {}, form?: Record<string, string>) =>
  fetch(url, {
    redirect: 'manual',
    headers: { ...headers, cookie: cookieHeader(visitor) },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })

const takeCookies = ({ cookies }: Visitor, { headers }: Response) => {
  for (const line of headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
    if (/max-age=0/i.test(line)) cookies.delete(name)
    else cookies.set(name, value)
  }
}

const sentIn = async (answer: Response): Promise<Sent> => ({
  status: answer.status,
  location: answer.headers.get('location'),
  how: answer.headers.get('x-document'),
  body: await answer.text(),
})

interface Shop {
  readonly simulator: SimulatorClient
  readonly chance: Chance
  readonly url: string
  readonly visitor: Visitor
}

type Change = (shop: Shop) => Promise<unknown>

const reads = ['catalogue.listProducts', 'catalogue.getProduct', 'content.getFeatureFlags'] as const
/** Asked for again and again, so that much is kept. */
const favorites = ['/', '/smartphones/', '/smartphones/orbit-12-pro/'] as const
const skus = ['orbit-12-pro-kelp-128', 'lumen-fold-2-slate-512'] as const

const addDevice: Change = async ({ url, visitor }) => {
  const form = { sku: skus[0], term: '36' }
  const headers = { 'sec-fetch-site': 'same-origin' }
  takeCookies(visitor, await ask(visitor, `${url}/smartphones/orbit-12-pro/`, headers, form))
}

const enter: Change = async ({ simulator, visitor }) =>
  takeCookies(visitor, await ask(visitor, simulator.enterUrl(visitor.world)))

const readPaths = [
  '/soe/digital/prospect/browseservice/catalogue/nse/listProducts?category=watches',
  '/soe/digital/prospect/browseservice/catalogue/nse/getProduct?productId=orbit-12-pro',
  '/content/vcg/feature-flags.json',
]

/** A browser meets the failures that documents leave to it. */
const meetFailures: Change = ({ url, visitor }) =>
  Promise.all(readPaths.map(async (path) => (await ask(visitor, `${url}${path}`)).text()))

/** What happens between two documents; those that come more often stand here more than once. */
const changes: readonly [Change, ...Change[]] = [
  addDevice,
  addDevice,
  enter,
  meetFailures,
  meetFailures,
  ({ simulator, chance, visitor: { world } }) =>
    simulator.command(world, { setFeatureFlags: { featureFlags: { fandom: chance.happens(0.5) } } }),
  ({ simulator, chance, visitor: { world } }) =>
    simulator.command(world, {
      setStock: { skuId: skus[0], status: chance.pick(['in-stock', 'back-order', 'out-of-stock']) },
    }),
  ({ simulator, chance, visitor: { world } }) =>
    simulator.command(world, { failNext: { on: chance.pick(reads), status: 500 } }),
  ({ simulator, chance, visitor: { world } }) => failForGood(simulator, world, chance.pick(reads)),
  ({ simulator, visitor: { world } }) => simulator.disarm(world, 'fail-for-good').catch(() => undefined),
  ({ simulator, visitor: { world } }) => simulator.clock(world, { freeze: true, advance: 'PT10M' }),
  ({ simulator, chance, visitor: { world, cookies } }) =>
    simulator.command(world, { expireSession: chance.happens(0.8) ? { sessionId: cookies.get('sim-session') } : {} }),
]

/** The same request twice: as it comes, and as one that is to be drawn anew. */
const compare = async (visitor: Visitor, url: string) => {
  const answer = await ask(visitor, url)
  const anew = await ask(visitor, url, { 'cache-control': 'no-cache' })
  const isKept = answer.headers.get('x-document-kept') === 'yes'
  const [sent, drawn] = await Promise.all([sentIn(answer), sentIn(anew)])
  takeCookies(visitor, answer)
  return { isKept, sent, drawn }
}

test('a kept document is what would be drawn, whatever has changed, for every caller', async ({
  simulator,
  simulatorUrl,
}) => {
  if (isSoak) test.setTimeout(1_800_000)
  const chance = chanceOf(seed)
  const worlds = await Promise.all(personas.map((persona) => simulator.makeWorld({ persona })))
  const visitors = Array.from({ length: shopperCount }, (_, index): Visitor => {
    const { id } = worlds[index % worlds.length] ?? { id: 'default' }
    return { world: id, cookies: new Map([['sim-world', id]]) }
  })
  let kept = 0
  for (let step = 0; step < steps; step += 1) {
    const shop = { simulator, chance, url: simulatorUrl, visitor: chance.pick(visitors) as Visitor }
    if (chance.happens(0.15)) await chance.pick(changes)(shop)
    const path = chance.happens(0.8) ? chance.pick(favorites) : chance.pick(drawnPages)?.path
    const url = `${simulatorUrl}${chance.pick(Object.values(bases))}${path}`
    const { isKept, sent, drawn } = await compare(shop.visitor, url)
    kept += Number(isKept)
    expect(sent, `step ${step} of seed ${seed}: ${url}, ${isKept ? 'kept' : 'drawn'}`).toEqual(drawn)
  }
  expect(kept / steps, 'the part of documents that was kept').toBeGreaterThan(0.2)
})
