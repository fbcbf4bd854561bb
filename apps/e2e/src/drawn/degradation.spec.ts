import type { SimulatorClient } from '@soe/simulator-client'
import { failForGood } from '../fixtures/fail-for-good'
import { expect, test } from '../fixtures'
import { readDocument } from './drawn-pages'

/** What the world's journal says about its documents, and how many calls it counts for them. */
const readJournal = async (simulator: SimulatorClient, world: string) => {
  const documents: unknown[] = []
  const calls: string[] = []
  const end = new AbortController()
  for await (const heard of simulator.follow(world, { signal: end.signal })) {
    if (heard.type === 'call') calls.push(heard.call.operation)
    if (heard.type === 'world' && heard.event.kind === 'document-sent') {
      documents.push(heard.event)
      setTimeout(() => end.abort(), 500)
    }
  }
  return { documents, calls }
}

const read = '/smartphones/'

test.use({ verifyAtEnd: false })

for (const { title, why, arm } of [
  {
    title: 'a rule',
    why: 'a rule is armed for catalogue.listProducts',
    arm: (simulator: SimulatorClient, world: string) => failForGood(simulator, world, 'catalogue.listProducts'),
  },
  {
    title: 'a failure',
    why: 'a failure waits for catalogue.listProducts',
    arm: (simulator: SimulatorClient, world: string) =>
      simulator.command(world, { failNext: { on: 'catalogue.listProducts', status: 500 } }),
  },
])
  test(`${title} that a document would meet is left to the browser @wide`, async ({ page, simulator, world }) => {
    await arm(simulator, world.id)
    const { status, headers, root } = await readDocument(page.request, read)
    expect([status, headers['x-document']]).toEqual([200, 'data-only; unread'])
    expect(root).toMatch(/^<\/div>/)
    const { documents, calls } = await readJournal(simulator, world.id)
    expect(documents).toEqual([
      expect.objectContaining({
        sentence: `The server sent the data of /smartphones/ only, and the browser draws it: ${why}.`,
        details: { path: '/smartphones/', drawn: false, why },
      }),
    ])
    expect(calls).not.toContain('catalogue.listProducts')
    const fired = (await simulator.scenarios(world.id)).map(({ rules }) => rules.map(({ fired }) => fired))
    expect(fired.flat().filter((count) => count > 0)).toEqual([])
  })

test('a rule for another operation leaves the page drawn @wide', async ({ page, simulator, world }) => {
  await failForGood(simulator, world.id, 'cart.addDevice')
  const { headers } = await readDocument(page.request, read)
  expect(headers['x-document']).toBe('drawn')
  const { documents } = await readJournal(simulator, world.id)
  expect(documents).toEqual([
    expect.objectContaining({ sentence: 'The server drew /smartphones/.', details: { path: read, drawn: true } }),
  ])
})

test.describe('a failure that the browser meets', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('shows in the page, which goes on once it is over @wide', async ({ page, simulator, world }) => {
    const { mend } = await failForGood(simulator, world.id, 'catalogue.listProducts')
    await page.goto(read)
    await expect(page.getByText('This page could not be loaded.')).toBeVisible()
    await mend()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('18 products')
  })
})
