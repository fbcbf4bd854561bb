import { createMemoryStore, type WorldStore } from '@soe/world'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let worlds: WorldStore
let simulator: TestSimulator
beforeAll(async () => {
  worlds = createMemoryStore()
  simulator = await startSimulator({}, worlds)
})
afterAll(() => simulator.close())

const stateOf = (id: string) =>
  simulator.app.inject({ url: `/__sim/v1/worlds/${id}/state`, headers: { host: 'localhost' } })

it('a world with a value that no world holds is called damaged, and all others run', async () => {
  const [whole, broken] = [await simulator.world('several-cases'), await simulator.world('several-cases')]
  const world = await worlds.load(broken.id)
  const [cart] = [...(world?.collections.carts.values() ?? [])]
  Object.assign(cart ?? {}, { lines: 5 })
  const { statusCode, body } = await stateOf(broken.id)
  expect([statusCode, JSON.parse(body).error]).toEqual([
    503,
    {
      code: 'DAMAGED_WORLD',
      message: `What is stored of the world "${broken.id}" is damaged: drop it, or make another.`,
    },
  ])
  expect((await stateOf(whole.id)).statusCode).toBe(200)
})

it('a failure in a world that is whole stays one', async () => {
  const { id } = await simulator.world('several-cases')
  const load = jest.spyOn(worlds, 'load').mockImplementationOnce(() => {
    throw new Error('broken')
  })
  const { statusCode, body } = await stateOf(id)
  load.mockRestore()
  expect([statusCode, JSON.parse(body).error.code]).toEqual([500, 'INTERNAL_ERROR'])
  expect((await stateOf(id)).statusCode).toBe(200)
})
