import { callControl } from '../testing/call-control'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const worldAt = async (freeze: string) => {
  const world = await simulator.world()
  await callControl(simulator.app, 'POST', `worlds/${world.id}/clock`, { freeze })
  return world
}

const badgesOf = async (freeze: string) => {
  const world = await worldAt(freeze)
  const shopper = await world.shopper()
  const answers = await Promise.all(
    (['smartphones', 'watches', 'tablets'] as const).map((category) =>
      shopper.call('catalogue.listProducts', { query: { category } }),
    ),
  )
  const products = answers.flatMap(({ answer }) => answer.products).filter(({ hasPromos }) => hasPromos)
  return new Map(products.map(({ productDisplayName, promoBadge = '' }) => [productDisplayName, promoBadge]))
}

const thisWeek = (badges: ReadonlyMap<string, string>) =>
  [...badges].filter(([, badge]) => badge.includes('this week')).map(([name]) => name)

it.each([
  ['on Sunday evening in the world, which is Monday in Greenwich', '2026-11-30T04:59:59Z', ['Pelago 9']],
  ['from Monday on', '2026-11-30T05:00:00Z', ['Lumen 8']],
  ['a week later', '2026-12-07T05:00:00Z', ['Pelago 9 Pro']],
  ['in another century', '2126-01-15T12:00:00Z', ['Lumen 8']],
])('the offer of the week is of one device %s, and the world has twelve offers', async (_, freeze, expected) => {
  const badges = await badgesOf(freeze)
  expect(thisWeek(badges)).toEqual(expected)
  expect(badges.size).toBeGreaterThanOrEqual(12)
})

const details = async (freeze: string, slug: string, language: string) => {
  const { id } = await worldAt(freeze)
  const { statusCode, body } = await simulator.app.inject({
    url: `/content/vcg/promotions/${slug}.html?language=${language}`,
    headers: { 'x-sim-world': id },
  })
  return statusCode === 200 ? body.replaceAll(/\s*<[^>]*>\s*/g, '|') : statusCode
}

it('the details of an offer say who has it, what it is worth and its last day, and go with it', async () => {
  const running = '2026-11-27T12:00:00Z'
  expect(await details(running, 'pelago-9', 'en')).toContain(
    'Everyone, prepaid too.||It is worth $29.99.||Its last day is November 29, 2026.',
  )
  expect(await details(running, 'pelago-9', 'es')).toContain('Su último día es el 29 de noviembre de 2026.')
  expect(await details('2026-11-30T12:00:00Z', 'pelago-9', 'en')).toBe(404)
  expect(await details('2026-11-30T12:00:00Z', 'lumen-8', 'en')).toContain('Its last day is December 6, 2026.')
})
