import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { flagsTable } from './testing/flags-table'
import { readPage } from './testing/read-page'
import { runStep } from './testing/run-step'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'

const page = readFileSync(join(__dirname, '../../../docs/command-line.md'), 'utf8')
const { files, steps } = readPage(page)
const commands = [
  'start',
  'salvage',
  'worlds',
  'snapshot',
  'snapshots',
  'replay',
  'arm',
  'disarm',
  'verify',
  'lint',
  'scenarios',
]
const tools = [
  'clock',
  'command',
  'fail-next',
  'explain',
  'coverage',
  'fork',
  'restore',
  'catalogue',
  'diff',
  'export-har',
  'import-har',
]

describe('the page about the command line', () => {
  const before = process.cwd()
  let simulator: RunningSimulator
  let dir: string
  beforeAll(async () => {
    simulator = await startSimulator()
    dir = mkdtempSync(join(tmpdir(), 'soe-page-'))
    for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text)
    process.chdir(dir)
  })
  afterAll(async () => {
    process.chdir(before)
    rmSync(dir, { recursive: true })
    await simulator.stop()
  })

  it.each([...commands, 'why', 'journal', 'record', ...tools])('shows %s', (name) => {
    expect(steps.map(({ command }) => command)).toContainEqual(
      expect.stringMatching(new RegExp(`^npx soe-sim ${name}\\b`)),
    )
  })

  it('has every command with its flags in one table', () => {
    const rows = page.split('\n').filter((line) => /^\| *`[a-z -]+` *\|/.test(line))
    const cells = rows.map((line) => line.replaceAll(/ +/g, ' '))
    expect(cells).toEqual(expect.arrayContaining(flagsTable().map((line) => line.replaceAll(/ +/g, ' '))))
  })

  it.each(steps)('tells what comes of: $command', async ({ command, shown }) => {
    const printed = await runStep(command, simulator.url)
    expect(printed).toBe(shown)
  })
})
