import { readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, extname, join, relative, resolve, sep } from 'node:path'
import { writeYaml } from '@soe/scenario'
import type { RecordedTest } from '@soe/simulator-client/playwright'
import { writeOut } from '../../write-out'
import type { Exploration } from '../explore-test'
import { isArmable, type PlannedCell } from '../make-cells'
import { keepTest } from './keep-test'
import { findingsIn } from './standing'

/** Relative imports of a source, as they are from another folder. */
export const rebaseImports = (source: string, from: string, to: string): string =>
  source.replaceAll(
    /((?:from|import)\s*\(?\s*)(['"])(\.{1,2}\/[^'"]*)\2/g,
    (_, before: string, quote: string, path: string) => {
      const moved = relative(to, resolve(from, path)).split(sep).join('/')
      return `${before}${quote}${moved.startsWith('.') ? moved : `./${moved}`}${quote}`
    },
  )

const cellText = ({
  test: _test,
  title: _title,
  failure: _failure,
  call: _call,
  equal: _equal,
  opening: _opening,
  ...cell
}: PlannedCell) => JSON.stringify(cell, null, 2)

/** The team's own test under the failure: it fails until the shop copes. */
export const writeTest = (
  source: string,
  { file, line }: Pick<RecordedTest, 'file' | 'line'>,
  cell: PlannedCell,
  folder: string,
): string =>
  `// Made by soe-sim explore: ${cell.id}. ${cell.title}. It fails until the shop copes.
${rebaseImports(line === undefined ? source : keepTest(source, line), dirname(file), folder).trimEnd()}

test.use({ cell: ${cellText(cell)} })
`

/** Playwright's own configuration of the team, for tests in another folder: paths in it count from where it stands. */
const configText = (own: string | undefined, folder: string): string => {
  if (own === undefined) return 'export default {}\n'
  const path = relative(folder, own).split(sep).join('/')
  return `import { resolve } from 'node:path'
import own from '${path}'

const within = (server) => ({ ...server, cwd: resolve(${JSON.stringify(dirname(own))}, server.cwd ?? '.') })
const servers = own.webServer && [own.webServer].flat().map(within)
const projects = own.projects?.map((project) => ({ ...project, testDir: '.' }))

export default { ...own, testDir: '.', outputDir: 'test-results', ...(servers && { webServer: servers }), ...(projects && { projects }) }
`
}

/** Of a red cell's scenario and test, without what tells the two apart. */
export const fileNameOf = ({ id }: Pick<PlannedCell, 'id'>) => id.replaceAll(/[^\w.-]+/g, '-')

/** For each finding a scenario, to be armed by hand, and a test that fails today; what was red before goes. */
export const writeRedFiles = async (
  exploration: Exploration,
  { out, config }: { readonly out: string; readonly config: string | undefined },
): Promise<void> => {
  const folder = resolve(out, 'red')
  await rm(folder, { recursive: true, force: true })
  const write = (name: string, text: string) => writeOut(join(folder, name), text)
  const found = findingsIn(exploration)
  if (found.length > 0)
    await write(`playwright.config${config === undefined ? '.mjs' : extname(config)}`, configText(config, folder))
  for (const { judged } of found) {
    const { cell, script, result } = judged
    if (isArmable(cell)) await write(`${fileNameOf(cell)}.yaml`, writeYaml(cell.scenario))
    const recorded = exploration.tests.find(({ key }) => key === cell.test)
    if (!recorded) continue
    const source = script ?? readFileSync(recorded.file, 'utf8')
    const isOfEnd = result?.findings.some(({ oracle }) => oracle === 'end')
    const asked = isOfEnd ? cell : { ...cell, endShown: undefined }
    await write(`${fileNameOf(cell)}.spec.ts`, writeTest(source, recorded, asked, folder))
  }
}
