import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchesOutput } from './testing/docs/match-output'
import { readFences } from './testing/docs/read-fences'
import { shellSteps } from './testing/docs/shell-steps'
import { runProgram, type Ended } from './testing/run-program'
import { withBackend } from './testing/with-backend'
import { built, root } from './testing/workspace'
import { operations } from './backend/create-backend'
import type { Handler } from './backend/handler'

const folder = 'tools/examples/src/backend'
const only = Object.keys(operations).join(',')

const runJudge = (url: string, flags: readonly string[]): Promise<Ended> =>
  runProgram(process.execPath, [built.conform, '--target', url, ...flags], { cwd: root })

const judge = (url: string, ...flags: string[]): Promise<Ended> =>
  runJudge(url, ['--states', `${folder}/states.yaml`, ...flags])

/** Says that the product is off the wishlist, and leaves it there. */
const forgetful: Handler = ({ session: { customer } }) => ({
  statusCode: '1',
  favorites: [{ id: customer.wishlistId, name: 'Wishlist', items: [] }],
})

const seeds = Array.from({ length: process.env['SOAK'] === '1' ? 20 : 1 }, (_, index) => String(index + 1))

// It saves no cards and speaks no Spanish, so that some checks have nothing to try.
it.each(seeds)('keeps the contract in all that it serves, with seed %s', async (seed) => {
  const { exitCode, output } = await withBackend({}, (url) => judge(url, '--only', only, '--seed', seed))
  expect(output).toMatch(/46 operations: \d+ checks held, 0 findings, 0 not judged, 0 waived, \d+ left out\n$/)
  expect(exitCode).toBe(0)
})

it('makes the pipeline red when it leaves the contract', async () => {
  const { exitCode, output } = await withBackend({ 'wishlist.removeWishlist': forgetful }, (url) =>
    judge(url, '--only', 'wishlist.removeWishlist'),
  )
  expect(output).toContain('BROKEN  wishlist.removeWishlist answers-otherwise wishlist')
  expect(exitCode).toBe(1)
})

it('is asked by init for the file that a run starts from', async () => {
  const own = mkdtempSync(join(tmpdir(), 'soe-init-'))
  const states = join(own, 'states.yaml')
  try {
    const asked = await withBackend({}, (url) =>
      runProgram(process.execPath, [built.conform, 'init', '--target', url, '--out', states], { cwd: root }),
    )
    expect(asked).toMatchObject({ exitCode: 0, output: expect.stringContaining(`wrote ${states}`) as string })
    const flags = ['--states', states, '--read-only', '--audiences', 'prospect', '--only', only]
    const { exitCode, output } = await withBackend({}, (url) => runJudge(url, flags))
    expect(output).toMatch(/[1-9]\d* checks held, 0 findings/)
    expect([exitCode, output]).toEqual([0, output])
  } finally {
    rmSync(own, { recursive: true })
  }
})

describe('the page for backend teams', () => {
  const fences = readFences(readFileSync(join(root, 'docs/judge-in-your-pipeline.md'), 'utf8'))
  const steps = fences.filter(({ language }) => language === 'sh').flatMap(({ text, line }) => shellSteps(text, line))
  const judging = steps.filter(({ commands }) => commands.includes('--target http://localhost:4020'))

  it.each([
    ['green', 0, {}],
    ['red', 1, { 'wishlist.removeWishlist': forgetful }],
  ] as const)('shows what the judge prints when it is %s', async (_color, exitCode, replaced) => {
    const step = judging.find((one) => one.exitCode === exitCode)
    const flags = (step?.commands ?? '').replaceAll('\\\n', ' ').split(/\s+/).slice(4)
    const ended = await withBackend(replaced, (url) => runJudge(url, flags))
    expect(ended.exitCode).toBe(exitCode)
    expect([ended.output, matchesOutput(step?.claim ?? '-', ended.output)]).toEqual([ended.output, true])
  })

  it.each(['states.yaml', 'conformance.yml', 'conformance-tarball.yml'])('shows %s as it is', (name) => {
    const file = readFileSync(join(root, folder, name), 'utf8').trim()
    expect(fences.map(({ text }) => text)).toContain(file)
  })
})
