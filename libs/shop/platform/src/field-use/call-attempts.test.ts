import { listProducts } from '@soe/contracts/routes'
import { createAttempts } from './call-attempts'
import { listenForReads, quietJson, type FieldRead } from './field-reads'
import { QueryClient } from './query-client'
import { recordReads } from './record-reads'

interface Products {
  readonly category: string
  readonly products: readonly { readonly brandName: string }[]
}

const { path } = listProducts

const carrier = (brandName: string) =>
  (async () => Response.json({ category: 'smartphones', products: [{ brandName }] })) as typeof fetch

/** Lists products as the page at a path. */
const ask = async (fetch: typeof globalThis.fetch, pathname = '/smartphones/') => {
  const attempts = createAttempts({
    fetch,
    timeout: () => new AbortController().signal,
    wait: () => Promise.resolve(),
    location: {
      ...window.location,
      pathname,
      assign: () => undefined,
      reload: () => undefined,
      replace: () => undefined,
    },
  })
  const { body } = await attempts.run(`${path}?category=smartphones`, { method: 'GET' }, async () => 0)
  return body as Products
}

const listening = (fetch?: typeof globalThis.fetch) => {
  const reads: FieldRead[] = []
  listenForReads((read) => void reads.push(read), fetch)
  // `await` reads `then` of whatever it gets.
  return () =>
    reads.filter(({ field }) => field !== 'then').map((read) => [read.operation, read.field, read.path].join(' '))
}

it('notes what a page reads of an answer, by the operation that was called', async () => {
  const reads = listening()
  expect((await ask(carrier('Orbit'))).category).toBe('smartphones')
  expect(reads()).toEqual(['catalogue.listProducts category /smartphones/'])
})

it('separates the reads of requests that a server answers at the same time', async () => {
  const [one, other] = [carrier('Orbit'), carrier('Lumen')]
  const [ofOne, ofOther] = [listening(one), listening(other)]
  const [answer, later] = await Promise.all([ask(one, '/'), ask(other, '/watches/')])
  expect([later.category, answer.products.length]).toEqual(['smartphones', 1])
  expect([ofOne(), ofOther()]).toEqual([
    ['catalogue.listProducts products /'],
    ['catalogue.listProducts category /watches/'],
  ])
})

it('compares two answers without reading them, and gives the earlier one where they say the same', () => {
  const fields: string[] = []
  const answered = (brandName: string) => recordReads({ products: [{ brandName }] }, (field) => void fields.push(field))
  const queries = new QueryClient()
  const first = queries.setQueryData(['products'], answered('Orbit'))
  expect(queries.setQueryData(['products'], answered('Orbit')) === first).toBe(true)
  const changed = queries.setQueryData(['products'], answered('Lumen'))
  expect(changed === first).toBe(false)
  expect(fields).toEqual([])
  expect((changed as ReturnType<typeof answered>).products[0]?.brandName).toBe('Lumen')
  expect(fields).toEqual(['products', 'products[]', 'products[].brandName'])
})

it('sends an answer on as a body without reading it', async () => {
  quietJson()
  const reads = listening()
  expect(JSON.stringify({ sent: await ask(carrier('Lumen')) })).toContain('Lumen')
  expect(reads()).toEqual([])
})
