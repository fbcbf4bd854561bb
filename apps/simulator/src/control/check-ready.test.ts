import { createMemoryStore } from '@soe/world'
import { startSimulator } from '../testing/start-simulator'

const ready = { url: '/__sim/ready', headers: { host: 'localhost' } }

it('is ready while its store answers, and says why where it does not', async () => {
  const store = createMemoryStore()
  let isBroken = false
  const count = async () => {
    if (isBroken) throw new Error('the connection is closed')
    return store.count()
  }
  const simulator = await startSimulator({}, { ...store, count })
  expect((await simulator.app.inject(ready)).json()).toEqual({ status: 'ready' })
  isBroken = true
  const refused = await simulator.app.inject(ready)
  expect([refused.statusCode, refused.json().error]).toEqual([
    503,
    { code: 'NOT_READY', message: 'The store of worlds does not answer: the connection is closed.' },
  ])
  await simulator.close()
})
