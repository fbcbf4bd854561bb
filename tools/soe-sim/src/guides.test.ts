import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { allCommands } from './all-commands'
import { pathOf } from './command'
import { readPage } from './testing/read-page'
import { runStep } from './testing/run-step'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'

const root = join(__dirname, '../../..')
const folder = 'apps/console/public/guides'
const guides = readdirSync(join(root, folder)).map((file) => `${folder}/${file}`)
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

describe('guides for agents', () => {
  const before = process.cwd()
  const pages = guides.map((file) => ({ name: basename(file), ...readPage(textOf(file)) }))
  let simulator: RunningSimulator
  let dir: string
  beforeAll(async () => {
    simulator = await startSimulator()
    dir = mkdtempSync(join(tmpdir(), 'soe-guides-'))
    for (const { files } of pages)
      for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
    process.chdir(dir)
  })
  afterAll(async () => {
    process.chdir(before)
    rmSync(dir, { recursive: true })
    await simulator.stop()
  })

  it.each(pages.flatMap(({ name, steps }) => steps.map((step) => ({ name, ...step }))))(
    'of $name: $command prints what is shown',
    async ({ command, shown }) => {
      expect(await runStep(command, simulator.url)).toBe(shown)
    },
  )

  it.each(['AGENTS.md', ...guides])('name commands and scripts that there are: %s', (file) => {
    const text = textOf(file)
    const paths = allCommands.map(pathOf)
    const named = [...text.matchAll(/npx soe-sim ([a-z][a-z-]*)/g)].map(([, command = '']) => command)
    expect(file === 'AGENTS.md' || text.startsWith(`---\nname: ${basename(file, '.md')}\ndescription: `)).toBe(true)
    expect(named.filter((command) => !paths.includes(command))).toEqual([])
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: object }
    const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script = '']) => script)
    expect(run.filter((script) => !Object.hasOwn(scripts, script))).toEqual([])
  })
})
