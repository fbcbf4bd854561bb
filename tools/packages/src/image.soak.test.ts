import { statSync } from 'node:fs'
import { join } from 'node:path'
import { getuid } from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { buildImages, type Images } from './testing/image/build-images'
import { freePort, runContainer, type Container, type ContainerOptions } from './testing/image/run-container'
import { filesIn } from './files-in'
import { packedFolder } from './testing/packed'

jest.setTimeout(240_000)

const operation = '/soe/digital/prospect/casemanagementservice/cases/nse/getCases'
const json = { 'content-type': 'application/json' }

const slow = {
  apiVersion: 'sim/v1',
  kind: 'Scenario',
  id: 'slow',
  title: 'Slow',
  rules: [{ id: 'slow', on: 'cases.getCases', always: true, fault: { delay: { fixed: 'PT1S' } } }],
}

let images: Images
const running: Container[] = []

beforeAll(async () => {
  images = await buildImages(packedFolder)
})
afterEach(() => Promise.all(running.splice(0).map((container) => container.stop())))
afterAll(() => images.remove())

const start = (options: ContainerOptions = {}): Container => {
  const container = runContainer(images.image('shop'), options)
  running.push(container)
  return container
}

const startOn = async (options: ContainerOptions = {}, host = '127.0.0.1') => {
  const port = await freePort(host)
  const container = start({ ...options, env: { ...options.env, PORT: String(port) } })
  return { container, url: `http://${host}:${port}` }
}

const send = (url: string, body: unknown, method: 'POST' | 'PUT' = 'POST') =>
  fetch(url, { method, headers: json, body: JSON.stringify(body) })

/** The journal has a call once it is decided, which is before its scripted delay. */
const untilUnderWay = async (url: string): Promise<void> => {
  const journal = () => fetch(`${url}/__sim/v1/worlds/default/journal`)
  while (((await (await journal()).json()) as { entries: unknown[] }).entries.length === 0) await pause(10)
}

describe('the image of the shop', () => {
  it('holds what V8 compiled, written by the Node of the image', () => {
    const cache = join(images.image('shop').files, 'opt/soe/node_modules/soe-sim/simulator/bundle.cache')
    expect(statSync(cache).size).toBeGreaterThan(1_000_000)
  })

  it('serves the drawn shop on the port of PORT, where its health check asks', async () => {
    const { container, url } = await startOn()
    await container.healthy()
    expect(await (await fetch(`${url}/smartphones/`, { headers: { accept: 'text/html' } })).text()).toMatch(/<h1/)
  })

  it.each([
    ['with a token', { SIM_TOKEN: 'a token' }],
    ['without a token', {}],
  ])('is asked at another address that it listens on, %s', async (_, env) => {
    const { container, url } = await startOn({ env: { ...env, HOST: '127.0.0.2' } }, '127.0.0.2')
    await container.healthy()
    expect((await fetch(`${url}/robots.txt`)).status).toBe(200)
  })

  it('writes to its volume alone, under any user', async () => {
    const installed = join(images.image('shop').files, 'opt')
    const before = filesIn(installed)
    const { container, url } = await startOn({ user: 12_345 })
    await container.healthy()
    await send(`${url}/__sim/v1/worlds`, { id: 'kept' })
    expect(await container.stop()).toBe(0)
    expect(filesIn(installed)).toEqual(before)
    const written = filesIn(container.volume).map((file) => statSync(join(container.volume, file)).uid)
    expect(new Set(written)).toEqual(new Set([getuid?.() === 0 ? 12_345 : getuid?.()]))
  })

  it('lets calls end at SIGTERM, and has its worlds when it starts again', async () => {
    const first = await startOn()
    await first.container.healthy()
    await send(`${first.url}/__sim/v1/worlds`, { id: 'kept' })
    expect((await send(`${first.url}/__sim/v1/worlds/default/scenarios/slow`, slow, 'PUT')).status).toBe(200)
    const call = send(`${first.url}${operation}`, {})
    await untilUnderWay(first.url)
    expect(await first.container.stop()).toBe(0)
    expect((await call).status).toBe(200)

    const { container, url } = await startOn({ volume: first.container.volume })
    await container.healthy()
    expect((await fetch(`${url}/__sim/v1/worlds/kept`)).status).toBe(200)
  })
})
