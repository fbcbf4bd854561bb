import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isAlive, thisProcess } from './process-identity'

it('knows this process as alive', () => {
  expect(isAlive(thisProcess())).toBe(true)
})

it('tells a process from an earlier one of the same number', () => {
  expect(isAlive({ ...thisProcess(), startedAt: '1' })).toBe(false)
})

it('takes its own number for a new start where the system does not tell when a process began', () => {
  expect(isAlive({ pid: process.pid, startedAt: '' })).toBe(false)
  expect(isAlive({ pid: process.ppid, startedAt: '' })).toBe(true)
})

it('knows a process that has ended', async () => {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' })
  await once(child, 'exit')
  expect(isAlive({ pid: child.pid ?? -1, startedAt: '' })).toBe(false)
})
