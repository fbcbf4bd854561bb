import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { parse } from '@babel/parser'
import { allFaults } from './all-faults'
import { examFaults } from './exam/exam-faults'
import { oracleFaults } from './exam/oracle-faults'
import { revertedFixes } from './exam/reverted'
import { findFaults } from './fault'
import { placeSwitches } from './place/place-switches'
import { plantedFaults } from './planted'
import { featureOf, readSources } from './sources'

const root = join(__dirname, '../../..')
const sources = readSources(root)
const found = findFaults(sources, [...allFaults, ...revertedFixes, ...oracleFaults])

const placedIn = (file: string) =>
  found.flatMap(({ fault: { id, faulty }, places }) =>
    places.filter((place) => place.file === file).map(({ start, end }) => ({ id, faulty, start, end })),
  )

test('each fault is found in the production code exactly once', () => {
  const lost = found.filter(({ places }) => places.length !== 1)
  expect(lost.map(({ fault, places }) => ({ fault: fault.id, places: places.map(({ file }) => file) }))).toEqual([])
})

test('120 faults are chosen by hand, ten of them or more in the console, and 200 are drawn', () => {
  const chosen = new Set<string>(plantedFaults.map(({ id }) => id))
  const inConsole = found.filter(
    ({ fault, places: [at] }) => chosen.has(fault.id) && at && featureOf(at.file) === 'console',
  )
  expect(chosen.size).toBe(120)
  expect(inConsole.length).toBeGreaterThanOrEqual(10)
  expect(new Set(allFaults.map(({ id }) => id)).size).toBe(320)
})

test('the exam of exploring draws from 31 of those chosen by hand, from 25 fixes, a fault of each blind spot, and 40 of pages', () => {
  expect(new Set(examFaults.map(({ id }) => id)).size).toBe(56 + oracleFaults.length + 40)
  expect(revertedFixes).toHaveLength(25)
})

test('a switch around each fault leaves code that compiles', () => {
  for (const { file, text } of sources) {
    const faults = placedIn(file)
    if (faults.length === 0) continue
    const switched = placeSwitches(file, text, faults)
    const plugins = file.endsWith('x') ? (['typescript', 'jsx'] as const) : (['typescript'] as const)
    expect(() => parse(switched, { sourceType: 'module', plugins: [...plugins] })).not.toThrow()
    for (const { id } of faults) expect(switched).toContain(`__fault?.("${id}")`)
  }
})

test('nothing that is built, shipped or weighed knows of the switch', () => {
  const known = spawnSync('git', ['grep', '-l', '--untracked', '-E', '__fault|@soe/faults', '--', 'apps', 'libs'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect(known).toMatchObject({ status: 1, stdout: '' })
})
