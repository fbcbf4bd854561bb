import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { runLine } from './testing/run-line'

const stub = join(__dirname, 'testing/start-stub.mjs')

const startStub = (...flags: string[]) =>
  spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'testing/run-with-stub.ts'), 'start', ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })

describe('start', () => {
  it('passes every flag on and ends as the simulator does', async () => {
    const child = startStub('--port', '0', '--store=memory', '--end=7')
    const code = new Promise((done) => {
      child.once('close', done)
    })
    expect(JSON.parse(await text(child.stdout))).toEqual(['--port', '0', '--store=memory', '--end=7'])
    expect(await code).toBe(7)
  })

  it('passes signals on and waits for the simulator to end', async () => {
    const child = startStub()
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening')) child.kill('SIGTERM')
    })
    const code = await new Promise((done) => {
      child.once('close', done)
    })
    expect(code).toBe(9)
  })

  it('leaves no simulator behind when it is killed', async () => {
    const child = startStub()
    const said = text(child.stdout)
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening')) child.kill('SIGKILL')
    })
    // Its output, which the simulator shares, ends with the last of the two.
    expect(await said).toContain('listening')
  })

  it('is what salvages a directory, too', async () => {
    const program = join(__dirname, 'testing/run-with-stub.ts')
    const given = ['--import', 'tsx', program, 'salvage', 'old', '--out', 'new']
    const child = spawn(process.execPath, given, { stdio: ['ignore', 'pipe', 'inherit'] })
    const said = text(child.stdout)
    child.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('listening')) child.kill('SIGTERM')
    })
    expect((await said).split('\n')[0]).toBe(JSON.stringify(['--data', 'old', '--salvage', 'new']))
  })

  it('starts the program that npm start runs', () => {
    expect(existsSync(join(__dirname, '../../workspace/src/start.mjs'))).toBe(true)
  })

  it('fails where the program cannot', async () => {
    expect((await runLine(['start'], { startProgram: `${stub}.gone` })).code).toBe(1)
  })
})
