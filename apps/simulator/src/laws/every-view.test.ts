import { findOperation, operations, type OperationKey } from '@soe/contracts'
import type { PersonaId } from '@soe/carrier'
import { beforeExample } from '../testing/before-example'
import { changedViews } from '../testing/changed-views'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'
import { look, viewNames } from '../testing/views'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const audiences = ['signed-in', 'prospect', 'prepay', 'prepay-signed-in'] as const

const firstServed = (key: OperationKey): PersonaId =>
  audiences.find((audience) => findOperation(key).metadata.paths[audience] !== undefined) ?? 'prospect'

const changes = operations.filter(({ operation }) => operation.metadata.kind === 'change').map(({ key }) => key)

describe('what a change changes', () => {
  it.each(changes)('%s shows in its views, and in no other', async (key) => {
    const row = changedViews[key]
    const world = await simulator.world(row?.by ?? firstServed(key))
    const shopper = await world.shopper()
    await (row?.before ? row.before(shopper, world) : beforeExample[key]?.(shopper))
    const before = await look(shopper, world)
    const { example } = findOperation(key).metadata
    const reply = await shopper.call(key, (row?.body ? { body: row.body } : example) as object)
    expect(reply.answer).toBeTruthy()
    const after = await look(shopper, world)
    const changed = viewNames.filter((name) => before.get(name) !== after.get(name))
    expect(changed.toSorted()).toEqual(row?.views.toSorted() ?? 'listed in changed-views.ts')
  })

  it('is told for changes only', () => {
    expect(Object.keys(changedViews).filter((key) => !changes.includes(key as OperationKey))).toEqual([])
  })
})
