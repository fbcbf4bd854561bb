import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const runWith = pathToFileURL(join(__dirname, 'run-with.mjs')).href

/** Spawns a program that prepares with the given expression, then runs the command. */
const spawn = (prepare: string, ...command: string[]) => {
  const program = join(mkdtempSync(join(tmpdir(), 'soe-run-with-')), 'program.mjs')
  writeFileSync(program, `import { runWith } from '${runWith}'\nrunWith(() => ${prepare})\n`)
  return spawnSync(process.execPath, [program, ...command], { encoding: 'utf8' })
}

describe('runWith', () => {
  it('hands the command its variables and shows what it prints', () => {
    const { status, stdout } = spawn(`({ GIVEN: 'here' })`, process.execPath, '-p', 'process.env.GIVEN')
    expect({ status, stdout }).toEqual({ status: 0, stdout: 'here\n' })
  })

  it('ends with the exit code of the command', () => {
    expect(spawn('({})', process.execPath, '-e', 'process.exit(7)').status).toBe(7)
  })

  it('reports why it could not prepare, without running the command', () => {
    const prepare = `{ throw new Error('no browser') }`
    const { status, stdout, stderr } = spawn(prepare, process.execPath, '-p', '1')
    expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: 'no browser\n' })
  })
})
