import { join } from 'node:path'
import { startTwin, type Twin } from '@soe/drift'
import { createSimulatorClient } from '@soe/simulator-client'
import { createOpenApi } from '@soe/contracts/openapi'
import { findPath } from '../contract/judged-operations'
import { seededRandom } from '../run/seeded-random'
import {
  drawnAt,
  enterShop,
  openDrawnShop,
  watched,
  type Answer,
  type Answered,
  type DrawnShop,
  type Visitor,
} from '../testing/drawn-shop'
import { answerFields } from './answer-fields'
import { recordedFields, whileDrawn } from './used-fields'

const isSoak = process.env['SOAK'] === '1'
const seed = Number(process.env['SOAK_SEED'] ?? 20_261)

/** How many fields are drawn, and how many of them must name all the pages; none may name a page too many. */
const [drawn, right] = isSoak ? [40, 38] : [3, 3]

const personas = isSoak ? ['prospect', 'prepay', 'signed-in', 'prepay-signed-in'] : ['prospect', 'signed-in']

/** Addresses whose page the server draws, and the file of that page. */
const addresses: readonly (readonly [path: string, page: string])[] = [
  ['/', 'front-page'],
  ['/smartphones/', 'grid-page'],
  ['/watches/', 'grid-page'],
  ['/accessories/', 'grid-page'],
  ['/smartphones/prepaid', 'grid-page'],
  ['/search?q=orbti', 'search-page'],
  ['/smartphones/orbit-12-pro/', 'product-page'],
  ['/smartphones/lumen-fold-2/', 'product-page'],
  ['/accessories/orbit-12-pro-case/', 'product-page'],
  ['/smartphones/prepaid/orbit-12-pro/', 'product-page'],
  ['/smartphones/orbit-12-pra/', 'product-page'],
  ['/sales/digital/compareplan.html?facts=open', 'compare-page'],
  ['/sales/digital/protection/about.html', 'about-protection-page'],
  ['/sales/digital/secondnumber/about.html', 'about-second-number-page'],
  ['/sales/digital/support.html?q=insurance', 'support-page'],
  ['/sales/next/cartLocked.html', 'cart-locked-page'],
  ['/sales/next/error/genericError.html', 'error-page'],
  ['/orbit/unlimited', 'not-found-page'],
]

/** A page as one visitor sees it, and the answers that it was drawn from. */
interface Sight {
  readonly path: string
  readonly page: string
  readonly visitor: Visitor
  readonly shown: string
  readonly answers: ReadonlyMap<string, { readonly key: string; readonly answered: Answered }>
}

const nameOf: (...call: Parameters<Answer>) => string = ({ url, init: { method, body } }) =>
  JSON.stringify([method, url, body])

const see = async (shop: DrawnShop, visitor: Visitor, [path, page]: readonly [string, string]): Promise<Sight> => {
  const answers = new Map<string, { key: string; answered: Answered }>()
  const answer: Answer = async (call) => {
    const answered = await visitor.answer(call)
    const { pathname } = new URL(call.url, 'https://shop.example')
    const key = findPath(call.init.method ?? 'GET', pathname)?.key ?? ''
    answers.set(nameOf(call), { key, answered })
    return answered
  }
  const shown = await shop.draw(path, { ...visitor, answer })
  return { path, page, visitor, shown, answers }
}

/** Ways to change a field: it is missing, null, of another value, or of another type. */
const changes: readonly ((value: unknown) => unknown)[] = [
  () => undefined,
  () => null,
  (value) => {
    if (Array.isArray(value)) return value.slice(1)
    if (typeof value === 'boolean') return !value
    return typeof value === 'number' ? value + 1234 : `${JSON.stringify(value)} and more`
  },
  (value) => (typeof value === 'object' ? 'text' : { other: 1 }),
]

/** The answer with every occurrence of a field changed. */
const changedIn = (value: unknown, parts: readonly string[], change: (value: unknown) => unknown): unknown => {
  const [part = '', ...rest] = parts
  if (typeof value !== 'object' || value === null) return value
  const name = part.replace(/(\[\])+$/, '')
  if (!Object.hasOwn(value, name)) return value
  const inner = (value as Record<string, unknown>)[name]
  const below = (item: unknown): unknown => (Array.isArray(item) ? item.map(below) : changedIn(item, rest, change))
  return { ...value, [name]: rest.length === 0 ? change(inner) : below(inner) }
}

const fieldsIn = (value: unknown, path = ''): string[] => {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsIn(item, `${path}[]`))
  if (typeof value !== 'object' || value === null || 'errors' in value) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const field = path === '' ? name : `${path}.${name}`
    return [field, ...fieldsIn(part, field)]
  })
}

const drawWith = (
  shop: DrawnShop,
  { path, visitor, answers }: Sight,
  key: string,
  edit: (answer: unknown) => unknown,
) => {
  const answer: Answer = async (call) => {
    const known = answers.get(nameOf(call))
    if (!known) return visitor.answer(call)
    if (known.key !== key) return known.answered
    return { ...known.answered, text: JSON.stringify(edit(JSON.parse(known.answered.text))) }
  }
  return shop.draw(path, { ...visitor, answer })
}

/** Whether a change of the field shows on the page, or breaks it. */
const isSeen = async (shop: DrawnShop, sight: Sight, key: string, field: string) => {
  for (const change of changes) {
    const edit = (answer: unknown) => changedIn(answer, field.split('.'), change)
    if ((await drawWith(shop, sight, key, edit)) !== sight.shown) return true
  }
  return false
}

/** Whether the page reads the field: what it does with the value may show only beside other answers. */
const isAsked = async (shop: DrawnShop, sight: Sight, key: string, field: string) => {
  const before = shop.timesAsked()
  await drawWith(shop, sight, key, (answer) => changedIn(answer, field.split('.'), watched))
  return shop.timesAsked() > before
}

let twin: Twin
let shop: DrawnShop
const sights: Sight[] = []

beforeAll(async () => {
  twin = await startTwin({})
  shop = openDrawnShop(join(__dirname, '../../../../dist/apps/storefront'))
  const simulator = createSimulatorClient({ baseUrl: twin.url })
  const clock = { freeze: new Date(drawnAt).toISOString() }
  for (const persona of personas) {
    const { id } = await simulator.makeWorld({ persona, seed: 7, clock })
    const visitor = await enterShop(simulator.enterUrl(id))
    for (const address of addresses) sights.push(await see(shop, visitor, address))
  }
})
afterAll(() => Promise.all([twin.close(), shop.close()]))

const depends = async (sight: Sight, key: string, field: string, named: readonly string[]) =>
  (await isSeen(shop, sight, key, field)) || (named.includes(sight.page) && (await isAsked(shop, sight, key, field)))

const pagesThatDepend = async (key: string, field: string, named: readonly string[]): Promise<string[]> => {
  const pages = new Set<string>()
  for (const sight of sights) {
    const isCalled = [...sight.answers.values()].some((call) => call.key === key)
    if (isCalled && !pages.has(sight.page) && (await depends(sight, key, field, named))) pages.add(sight.page)
  }
  return [...pages].sort()
}

const pagesDrawn = new Set(addresses.map(([, page]) => page))

/** The pages that read the field while they were drawn, by the record. */
const pagesReading = (key: string, field: string): string[] => {
  const drawing = recordedFields.tests.indexOf(whileDrawn)
  const pages = Object.entries(recordedFields.operations[key]?.[field.replace(/(\[\])+$/, '')] ?? {})
  return pages.filter(([page, tests]) => tests.includes(drawing) && pagesDrawn.has(page)).map(([page]) => page)
}

it('names exactly the pages on which a change of a field shows', async () => {
  const declared = answerFields(createOpenApi())
  const known = new Map(
    sights.flatMap(({ answers }) =>
      [...answers.values()].flatMap(({ key, answered }) =>
        fieldsIn(JSON.parse(answered.text))
          .filter((field) => declared.get(key)?.has(field) && !declared.get(key)?.has(`${field}.*`))
          .map((field) => [`${key} ${field}`, [key, field] as const] as const),
      ),
    ),
  )
  const random = seededRandom(seed)
  const all = [...known.values()]
  const asked = Array.from({ length: drawn }, () => all.splice(Math.floor(random() * all.length), 1)).flat()
  const [wrong, missed]: [string[], string[]] = [[], []]
  for (const [key, field] of asked) {
    const named = pagesReading(key, field)
    const depending = await pagesThatDepend(key, field, named)
    const at = (page: string) => `${key} ${field}: ${page}`
    wrong.push(...named.filter((page) => !depending.includes(page)).map(at))
    missed.push(...depending.filter((page) => !named.includes(page)).map(at))
  }
  expect({ seed, wrong }).toEqual({ seed, wrong: [] })
  const incomplete = new Set(missed.map((one) => one.split(': ', 1)[0])).size
  expect(drawn - incomplete >= right ? [] : missed).toEqual([])
})
