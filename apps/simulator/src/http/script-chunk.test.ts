import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineScenario, rule } from '@soe/scenario'
import { arm, verify } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

const dir = mkdtempSync(join(tmpdir(), 'chunks-'))
const page = '<!doctype html><script type="module" crossorigin src="/assets/index-1a2b.js"></script>'

let simulator: TestSimulator
beforeAll(async () => {
  mkdirSync(join(dir, 'assets'))
  writeFileSync(join(dir, 'index.html'), page)
  for (const name of ['index-1a2b', 'plans-3c4d']) writeFileSync(join(dir, `assets/${name}.js`), 'export {}')
  simulator = await startSimulator({}, undefined, dir)
})
afterAll(async () => {
  await simulator.close()
  rmSync(dir, { recursive: true })
})

const everyChunk = defineScenario({
  id: 'every-chunk',
  title: 'No script of the shop is there',
  rules: [rule.on('storefront.chunk', { id: 'gone', always: true, fault: { missingChunk: { pattern: '*' } } })],
  expect: [{ rule: 'gone', fired: 1 }],
})

it('withholds scripts, but for those that a document starts with', async () => {
  const { id } = await simulator.world()
  await arm(simulator.app, id, everyChunk)
  const headers = { 'x-sim-world': id }
  const statusOf = async (name: string) =>
    (await simulator.app.inject({ url: `/assets/${name}.js`, headers })).statusCode
  expect([await statusOf('index-1a2b'), await statusOf('plans-3c4d')]).toEqual([200, 404])
  expect((await verify(simulator.app, id)).ok).toBe(true)
})
