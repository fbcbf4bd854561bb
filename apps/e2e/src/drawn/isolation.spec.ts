import type { APIRequestContext } from '@playwright/test'
import type { SimulatorClient } from '@soe/simulator-client'
import { expect, test } from '../fixtures'
import { isSoak } from '../fixtures/soak'

const shoppers = isSoak ? 50 : 10
const rounds = isSoak ? 10 : 6
const paths = ['/', '/smartphones/', '/smartphones/orbit-12-pro/', '/espanol/watches/', '/nowhere/']

/** A shopper in a world of their own, and what no document but theirs may hold. */
interface Visitor {
  request: APIRequestContext
  /** A feature flag, which each document of the world brings along. */
  flag: string
  marks: readonly string[]
}

const visit = async (simulator: SimulatorClient, persona: string, request: APIRequestContext): Promise<Visitor> => {
  const { id } = await simulator.makeWorld({ persona })
  const flag = `mark-${id}`
  await simulator.command(id, { setFeatureFlags: { featureFlags: { [flag]: true } } })
  await request.get(simulator.enterUrl(id), { maxRedirects: 0 })
  const form = { sku: 'orbit-12-pro-kelp-128', term: '36' }
  await request.post('/smartphones/orbit-12-pro/', {
    form,
    headers: { 'sec-fetch-site': 'same-origin' },
    maxRedirects: 0,
  })
  const { cookies } = await request.storageState()
  const valueOf = (name: string) => decodeURIComponent(cookies.find((cookie) => cookie.name === name)?.value ?? '')
  const secrets = ['cartId', 'sim-session', 'XSRF-TOKEN'].map(valueOf).filter(Boolean)
  const name = valueOf('firstName')
  return { request, flag, marks: [flag, ...secrets, ...(name ? [`"firstName":"${name}"`, `Account of ${name}"`] : [])] }
}

test('documents of many worlds at once hold nothing of each other @wide', async ({
  playwright,
  simulator,
  simulatorUrl,
}) => {
  test.setTimeout(isSoak ? 240_000 : 60_000)
  const personas = await simulator.personas()
  const visitors = await Promise.all(
    Array.from({ length: shoppers }, async (_, index) => {
      const request = await playwright.request.newContext({ baseURL: simulatorUrl })
      return visit(simulator, personas[index % personas.length]?.id ?? 'prospect', request)
    }),
  )
  const leaks: string[] = []
  for (let round = 0; round < rounds; round += 1)
    await Promise.all(
      visitors.map(async ({ request, flag, marks }, index) => {
        const path = paths[(round + index) % paths.length] ?? '/'
        const html = await (await request.get(path)).text()
        if (path !== '/nowhere/') expect(html).toContain(flag)
        const foreign = visitors.flatMap((other) => other.marks).filter((mark) => !marks.includes(mark))
        leaks.push(...foreign.filter((mark) => html.includes(mark)).map((mark) => `${mark} on ${path}`))
      }),
    )
  expect(leaks).toEqual([])
  await Promise.all(visitors.map(({ request }) => request.dispose()))
  for (const { flag } of visitors) await simulator.dropWorld(flag.replace('mark-', ''))
})
