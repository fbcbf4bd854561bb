import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readPage } from './testing/read-page'
import { runStep } from './testing/run-step'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'

const { files, steps } = readPage(readFileSync(join(__dirname, '../../../docs/command-line.md'), 'utf8'))
const commands = ['start', 'worlds', 'snapshot', 'replay', 'arm', 'disarm', 'verify', 'lint', 'scenarios']

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

  it.each([...commands, 'why', 'journal', 'record'])('shows %s', (name) => {
    expect(steps.map(({ command }) => command)).toContainEqual(
      expect.stringMatching(new RegExp(`^npx soe-sim ${name}\\b`)),
    )
  })

  it.each(steps)('tells what comes of: $command', async ({ command, shown }) => {
    const printed = await runStep(command, simulator.url)
    expect(printed).toBe(shown)
  })
})
