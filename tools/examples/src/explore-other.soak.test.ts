import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { readFences } from './testing/docs/read-fences'
import { runProgram } from './testing/run-program'
import { bin, root, scratch } from './testing/workspace'

jest.setTimeout(400_000)

const folder = join(scratch, 'explore-other')
const spec = 'other-shop/shirt.spec.ts'
beforeAll(() => {
  rmSync(folder, { recursive: true, force: true })
  for (const part of ['other-shop', 'explore']) cpSync(join(__dirname, part), join(folder, part), { recursive: true })
})

let shop: ChildProcess | undefined
afterEach(() => shop?.kill())

const openShop = async (fault: string) => {
  shop = spawn(process.execPath, [join(folder, 'other-shop/shop.mjs')], {
    env: { PORT: '4000', FAULT: fault },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(shop.stdout ?? shop, 'data')
}

const run = (program: string, ...given: readonly string[]) => runProgram(bin(program), given, { cwd: folder })

/** By the fault, the cell that shows it, and what is said of it. */
const faults = [
  ['stale', 'POST /api/cart#1 answer-lost-twice', /cart: The page shows \$0\.00 where the carrier has \$20\.00/],
  ['spinner', 'POST /api/cart#1 status-503', /answered: The page is busy, and nothing is under way/],
  ['twice', 'POST /api/cart#1 press-again', /once: What is pressed twice is done twice/],
] as const

test('the page about exploring shows the test of that shop', () => {
  const fences = readFences(readFileSync(join(root, 'docs/explore.md'), 'utf8')).map(({ text }) => text.trim())
  expect(fences).toContain(readFileSync(join(folder, spec), 'utf8').trim())
})

test.each(faults)('a shop of another make with the fault %s is found by %s', async (fault, cell, says) => {
  await openShop(fault)
  const { exitCode, output } = await run('soe-sim', 'explore', spec, '--out', fault, '--no-shorten', '--cells', cell)
  expect(output).toMatch(says)
  expect(exitCode).toBe(1)
  const again = await run('playwright', 'test', '--config', join(fault, 'red'), '--reporter', 'line')
  expect([again.exitCode, says.test(again.output)]).toEqual([1, true])
})

test('the same shop copes without them', async () => {
  await openShop('')
  const { output } = await run('soe-sim', 'explore', spec, '--cells', ...faults.map(([, cell]) => cell))
  expect(output).toMatch(/3 cells run in \d+ s: 3 green, 0 red/)
})
