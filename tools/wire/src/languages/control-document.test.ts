import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createControlOpenApi } from '@soe/contracts/openapi'

const languages = join(import.meta.dirname, '../../languages')

const sources = { Java: 'java/src/soe/simulator', Python: 'python/soe_simulator' }

const paths = createControlOpenApi().paths

const operationOf = (method: string, path: string) => paths[path]?.[method.toLowerCase()]?.operationId

/** The calls that a client's source names, as in `"GET", "/__sim/v1/worlds"`. */
const callsIn = (folder: string): [method: string, path: string][] => {
  const files = readdirSync(join(languages, folder)).filter((name) => /[.](java|py)$/.test(name))
  const text = files.map((name) => readFileSync(join(languages, folder, name), 'utf8')).join('\n')
  const inline = [...text.matchAll(/"(GET|POST|PUT|PATCH|DELETE)",\s*"(\/__sim[^"]*)"/g)]
  const named = [...text.matchAll(/path = "(\/__sim[^"]*)"[\s\S]{0,80}?"(GET|POST|PUT|PATCH|DELETE)"/g)]
  const removed = [...text.matchAll(/remove\("(\/__sim[^"]*)"/g)]
  return [
    ...inline.map(([, method = '', path = '']): [string, string] => [method, path]),
    ...named.map(([, path = '', method = '']): [string, string] => [method, path]),
    ...removed.map(([, path = '']): [string, string] => ['DELETE', path]),
  ]
}

/** What tests need of the control API in any language. */
const needed = [
  'makeWorld listWorlds getWorld dropWorld getState runCommand changeClock takeSnapshot restoreSnapshot',
  'armScenario disarmScenario listScenarios verify readJournal getDecision explain',
  'listOperations listPersonas listCatalogScenarios',
].flatMap((row) => row.split(' '))

describe.each(Object.entries(sources))('the client in %s', (_language, folder) => {
  it('calls what the control document has, and all that tests need of it', () => {
    const called = callsIn(folder).map(([method, path]) => operationOf(method, path) ?? `${method} ${path}`)
    expect([...new Set(called)].sort()).toEqual([...needed].sort())
  })
})
