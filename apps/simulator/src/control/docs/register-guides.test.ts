import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { startSimulator, type TestSimulator } from '../../testing/start-simulator'

/** The console brings them along. */
const guidesOfConsole = join(__dirname, '../../../../console/public/guides')

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const get = (url: string) => simulator.app.inject({ url, headers: { host: 'localhost' } })

it('lists for agents what there is, and every link of it leads somewhere', async () => {
  const { body, headers } = await get('/__sim/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  const paths = [...body.matchAll(/\]\(http:\/\/localhost([^)]+)\)/g)].map(([, path = '']) => path)
  expect(paths.length).toBeGreaterThan(100)
  const guides = paths.filter((path) => path.startsWith('/__sim/guides/'))
  expect(guides.map((path) => basename(path)).toSorted()).toEqual(readdirSync(guidesOfConsole).toSorted())
  for (const path of paths.filter((each) => each !== '/__sim/mcp' && !guides.includes(each))) {
    expect({ path, status: (await get(path)).statusCode }).toEqual({ path, status: 200 })
  }
})

it('describes an operation as Markdown', async () => {
  const operation = await get('/__sim/docs/cart.addDevice.md')
  expect(operation.headers['content-type']).toBe('text/markdown; charset=utf-8')
  expect(operation.body).toContain('Errors that it may answer:')
})
