import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { writeYaml } from '@soe/scenario'
import type { RecordedTest } from '@soe/simulator-client/playwright'
import { writeOut } from '../../write-out'
import type { Exploration, JudgedCell } from '../explore-test'
import type { PlannedCell } from '../make-cells'
import { standingOf } from './standing'

/** Relative imports of a source, as they are from another folder. */
export const rebaseImports = (source: string, from: string, to: string): string =>
  source.replaceAll(/((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g, (_, before: string, quote: string, path: string) => {
    const moved = relative(to, resolve(from, path)).split(sep).join('/')
    return `${before}${quote}${moved.startsWith('.') ? moved : `./${moved}`}${quote}`
  })

const cellText = ({ test: _test, title: _title, failure: _failure, call: _call, equal: _equal, ...cell }: PlannedCell) =>
  JSON.stringify(cell, null, 2)

/** The team's own test under the failure: it fails until the shop copes. */
export const writeTest = (source: string, { file }: Pick<RecordedTest, 'file'>, cell: PlannedCell, folder: string): string =>
  `// Made by soe-sim explore: ${cell.id}. ${cell.title}. It fails until the shop copes.
${rebaseImports(source, dirname(file), folder).trimEnd()}

test.use({ cell: ${cellText(cell)} })
`

const nameOf = ({ id }: PlannedCell) => id.replaceAll(/[^\w.-]+/g, '-')

/** For each red cell a scenario, to be armed by hand, and a test that fails today; returns the files. */
export const writeRedFiles = async ({ cells, tests }: Exploration, out: string): Promise<string[]> => {
  const folder = resolve(out, 'red')
  const written: string[] = []
  const write = async (name: string, text: string) => {
    await writeOut(join(folder, name), text)
    written.push(join(folder, name))
  }
  for (const { cell } of cells.filter((each: JudgedCell) => standingOf(each) === 'red')) {
    await write(`${nameOf(cell)}.yaml`, writeYaml(cell.scenario))
    const recorded = tests.find(({ key }) => key === cell.test)
    if (!recorded) continue
    const source = readFileSync(recorded.file, 'utf8')
    await write(`${nameOf(cell)}.spec.ts`, writeTest(source, recorded, cell, folder))
  }
  return written
}
