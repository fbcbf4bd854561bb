import { exampleFor, findOperation, operations, type OperationKey } from '@soe/contracts'
import type { PersonaId } from '@soe/carrier'
import { prepareExample } from '../testing/prepare-example'
import { readAll } from '../testing/read-requests'
import { scenes, type Scene } from '../testing/scenes'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const audiences = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

const firstServed = (key: OperationKey): PersonaId =>
  audiences.find((audience) => findOperation(key).metadata.paths[audience] !== undefined) ?? 'prospect'

const changes = operations.filter(({ operation }) => operation.metadata.kind === 'change').map(({ key }) => key)

/** Every read of the shopper, and whether it answers otherwise once the change is made. */
const readAround = async (key: OperationKey, { by = firstServed(key), before, body }: Scene) => {
  const world = await simulator.world(by)
  const shopper = await world.shopper()
  await (before ? before(shopper, world) : prepareExample(shopper, key))
  const earlier = await readAll(shopper)
  const example = exampleFor(findOperation(key).metadata, shopper.audience)
  const { answer } = await shopper.call(key, (body ? { body: await body(shopper) } : example) as object)
  expect(answer).toBeTruthy()
  const later = await readAll(shopper)
  return [...earlier].map(([read, answered]) => [read, answered !== later.get(read)] as const)
}

describe('what a change changes', () => {
  it.each(changes)('%s makes stale what it changes, and nothing else', async (key) => {
    const { makesStale = [], endsSession } = findOperation(key).metadata
    const isChanged = new Map<string, boolean>()
    for (const scene of scenes[key] ?? [{}])
      for (const [read, is] of await readAround(key, scene)) isChanged.set(read, is || isChanged.get(read) === true)
    const changed = [...isChanged.keys()].filter((read) => isChanged.get(read))
    // What no caller of the change may read can't be out of date, and another session has reads of its own.
    const marked = endsSession ? changed : makesStale.filter((read) => isChanged.has(read))
    expect(changed.toSorted()).toEqual(marked.toSorted())
    expect(changed.length > 0 || endsSession !== true).toBe(true)
  })

  it.each(changes)('%s names the parts of the cart that it changes where a read of the cart changes', (key) => {
    const { effects: { cart = [], named = [], lines = [], ends } = {}, makesStale = [] } = findOperation(key).metadata
    const isOfCart = ends !== undefined || [...cart, ...named, ...lines].length > 0
    expect(isOfCart).toBe(makesStale.includes('checkout.getCheckoutDetails'))
  })
})
