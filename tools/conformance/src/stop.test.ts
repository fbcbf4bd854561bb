import { startTwin, type Twin } from '@soe/drift'
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
})
