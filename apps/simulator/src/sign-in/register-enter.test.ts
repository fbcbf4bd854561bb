import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const enter = async (query: string, cookie?: string) => {
  const { id } = await simulator.world()
  const { statusCode, cookies } = await simulator.app.inject({
    url: `/__sim/v1/worlds/${id}/enter?to=/${query}`,
    headers: { host: 'localhost', ...(cookie && { cookie }) },
  })
  expect(statusCode).toBe(303)
  return { id, overlay: cookies.find(({ name }) => name === 'sim-overlay') }
}

describe('the developer overlay', () => {
  it('is shown to a browser that enters with it, in a cookie that its script may read', async () => {
    const { id, overlay } = await enter('&overlay=1')
    expect(overlay).toMatchObject({ value: id, path: '/' })
    expect(overlay?.httpOnly).toBeUndefined()
  })

  it('goes along into the next world', async () => {
    const { id, overlay } = await enter('', 'sim-overlay=another')
    expect(overlay?.value).toBe(id)
  })

  it('is shown to nobody else', async () => {
    expect((await enter('')).overlay).toBeUndefined()
  })
})
