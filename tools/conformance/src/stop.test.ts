import { startTwin, type Twin } from '@soe/drift'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { spawnConform } from './testing/run-conform'

let twin: Twin

beforeAll(async () => {
  twin = await startTwin({})
})
afterAll(() => twin.close())

const worldsOf = async (): Promise<readonly string[]> => {
  const { worlds } = (await (await fetch(`${twin.url}/__sim/v1/worlds`)).json()) as { worlds: { id: string }[] }
  return worlds.map(({ id }) => id).sort()
}

const untilMoreThan = async (before: number): Promise<void> => {
  if ((await worldsOf()).length > before) return
  await new Promise((resolve) => void setTimeout(resolve, 20))
  await untilMoreThan(before)
}

describe('Ctrl-C', () => {
  it('takes down every state that was set up, and reports what was judged', async () => {
    const before = await worldsOf()
    const running = spawnConform(['--target', twin.url])
    await untilMoreThan(before.length)
    running.kill('SIGINT')
    const { code, out } = await running.ended
    expect(await worldsOf()).toEqual(before)
    expect(out).toContain('it was stopped')
    expect(out).not.toContain('LEFT')
    expect(code).toBe(2)
  })

  it('ends at once where the backend is silent', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>((resolve) => void silent.listen(0, '127.0.0.1', resolve))
    const asked = new Promise((resolve) => void silent.once('request', resolve))
    const running = spawnConform(['--target', `http://127.0.0.1:${(silent.address() as AddressInfo).port}`])
    await asked
    running.kill('SIGTERM')
    const { code, err } = await running.ended
    silent.closeAllConnections()
    await new Promise((resolve) => void silent.close(resolve))
    expect(code).toBe(2)
    expect(err).toBe('It was stopped.\n')
  })
})
