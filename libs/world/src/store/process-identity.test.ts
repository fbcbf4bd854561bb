import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
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

it('takes a process for ended that its parent has not reaped', async () => {
  // The shell that would reap its child becomes a program that never does.
  const parent = spawn('bash', ['-c', 'sleep 3600 & echo $!; exec sleep 3600'], { stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const pid = Number(String(line).trim())
    const statOf = async (number: number | undefined, isSo: RegExp): Promise<string> => {
      const stat = readFileSync(`/proc/${number}/stat`, 'utf8')
      return isSo.test(stat) ? stat : pause(10).then(() => statOf(number, isSo))
    }
    await statOf(parent.pid, /\(sleep\)/)
    process.kill(pid)
    const stat = await statOf(pid, /\) Z /)
    const startedAt = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
    expect(isAlive({ pid, startedAt })).toBe(false)
  } finally {
    parent.kill()
  }
})
