import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildConform, runProgram } from './testing/run-conform'

const isSoak = process.env['SOAK'] === '1'
const root = join(__dirname, '../../..')

let folder: string
beforeAll(() => {
  buildConform()
  folder = mkdtempSync(join(tmpdir(), 'soe-seeds-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const judgeSeeds = (count: number) => {
  const script = join(root, 'tools/workspace/src/judge-seeds.mjs')
  const results = join(folder, 'results.ndjson')
  const flags = ['--seeds', String(count), '--time', isSoak ? '20s' : '5s', '--results', results]
  return runProgram(process.execPath, [script, ...flags])
}

const readSeeds = () =>
  readFileSync(join(folder, 'results.ndjson'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { seed: number }).seed)

describe('the sound simulator', () => {
  it('has no finding, whatever the seed', async () => {
    const count = isSoak ? 20 : 1
    const { out, code } = await judgeSeeds(count)
    expect(out).toMatch(new RegExp(`${count} seeds: [1-9]\\d* checks held, 0 seeds with findings\\n$`))
    expect(code).toBe(0)
  })

  it('is not judged again with seeds that are known', async () => {
    const before = readSeeds()
    await judgeSeeds(1)
    expect(readSeeds()).toEqual(before)
  })
})
