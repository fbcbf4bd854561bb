import * as realReactQuery from '@tanstack/react-query'
import * as realCore from '@ts-rest/core'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as reactQuery from './react-query'
import * as endlessLists from './infinite-query-behavior'
import * as core from './ts-rest-core'

const hooks = join(dirname(require.resolve('@ts-rest/react-query/package.json')), 'v5')

/** The names that the hooks import from a package. */
const importedFrom = (name: string): string[] => {
  const sources = readdirSync(hooks, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => readFileSync(join(hooks, file), 'utf8'))
  const lists = sources.flatMap((source) => [
    ...source.matchAll(new RegExp(`import ?\\{([^}]*)\\} ?from ?["']${name}["']`, 'g')),
  ])
  return [
    ...new Set(lists.flatMap(([, list = '']) => list.split(',').map((entry) => entry.trim().split(' ')[0] ?? ''))),
  ]
}

describe('a stand-in', () => {
  it.each([
    ['@ts-rest/core', core, realCore],
    ['@tanstack/react-query', reactQuery, realReactQuery],
  ])('for %s has every name that the hooks import, and none that the package lacks', (name, standIn, real) => {
    expect(importedFrom(name).length).toBeGreaterThan(0)
    expect(Object.keys(standIn)).toEqual(expect.arrayContaining(importedFrom(name)))
    expect(Object.keys(real)).toEqual(expect.arrayContaining(Object.keys(standIn)))
  })

  it('refuses the hooks that it leaves out', () => {
    expect(() => reactQuery.useSuspenseQuery()).toThrow('built without this hook')
    expect(reactQuery.useQuery).toBe(realReactQuery.useQuery)
  })
})

describe('the stand-in for endless lists', () => {
  it('has every name that the package exports', () => {
    const folder = dirname(require.resolve('@tanstack/query-core'))
    const source = readFileSync(join(folder, '../modern/infiniteQueryBehavior.js'), 'utf8')
    const names = [...(/export \{([^}]*)\}/.exec(source)?.[1] ?? '').matchAll(/\w+/g)].map(([name]) => name)
    expect(Object.keys(endlessLists).toSorted()).toEqual(names.toSorted())
  })

  it('refuses them', () => {
    expect(() => endlessLists.infiniteQueryBehavior()).toThrow('built without endless lists')
  })
})

const read = { method: 'GET', path: '/products', responses: { 200: null } } as const
const change = { method: 'POST', path: '/add', body: null, responses: { 200: null } } as const

interface Sent {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
  route: unknown
}

/** What a fetcher gets to send, through the given core. */
const sentBy = async (getRouteQuery: unknown, route: object, input: object): Promise<Sent> => {
  const sent: Sent[] = []
  const api = (call: Sent) => {
    sent.push(call)
    return Promise.resolve({ status: 200, body: null, headers: new Headers() })
  }
  const call = (getRouteQuery as (route: object, args: object) => (input: object) => Promise<unknown>)(route, {
    baseUrl: '',
    baseHeaders: {},
    api,
  })
  await call(input)
  const [{ path, method, headers, body, route: called } = {} as Sent] = sent
  return { path, method, headers, body, route: called }
}

describe('the core that the shop is built with', () => {
  it.each([
    ['a read', read, {}],
    ['a read with a query', read, { query: { category: 'watches', q: 'a b&c' } }],
    ['a read without a value', read, { query: { category: 'watches', line: undefined } }],
    ['a change', change, { body: { id: 'orbit-12', qty: 2 } }],
    ['a change without a body', change, {}],
    ['a change with a header', change, { body: {}, extraHeaders: { 'x-one': '1' } }],
  ])('sends %s as the real one does', async (_name, route, input) => {
    expect(await sentBy(core.getRouteQuery, route, input)).toEqual(await sentBy(realCore.getRouteQuery, route, input))
  })

  it.each([200, 204, 299, 300, 404, 500])('judges the status %d as the real one does', (status) => {
    const answer = { status, body: null, headers: new Headers() }
    expect(core.isErrorResponse(answer)).toBe(realCore.isErrorResponse(answer))
    expect(core.isUnknownErrorResponse(answer, read)).toBe(realCore.isUnknownErrorResponse(answer, read))
  })

  it('tells routes from routers, and reads from changes', () => {
    for (const value of [read, change, { nested: read }])
      expect(core.isAppRoute(value)).toBe(realCore.isAppRoute(value))
    for (const route of [read, change]) expect(core.isAppRouteQuery(route)).toBe(realCore.isAppRouteQuery(route))
  })
})
