import { defineScenario, rule } from '@soe/scenario'
import { arm } from '../testing/scenario-client'
import { startSimulator, type TestSimulator } from '../testing/start-simulator'

let simulator: TestSimulator
beforeAll(async () => void (simulator = await startSimulator()))
afterAll(() => simulator.close())

const read = async (world: Awaited<ReturnType<TestSimulator['world']>>, language?: string) => {
  const { answer } = await (
    await world.shopper()
  ).call('catalogue.getProduct', {
    query: { productId: 'dev14000003' },
    ...(language !== undefined && { headers: { 'accept-language': language } }),
  })
  return answer.product
}

describe('the header Accept-Language', () => {
  it.each([
    [undefined, 'Free case, this week only'],
    ['en', 'Free case, this week only'],
    ['en-US,en;q=0.9,es;q=0.8', 'Free case, this week only'],
    ['es', 'Funda gratis, solo esta semana'],
    ['es-US,en;q=0.5', 'Funda gratis, solo esta semana'],
  ])('%s answers with %s', async (language, promoBadge) => {
    expect(await read(await simulator.world(), language)).toMatchObject({ promoBadge, productDisplayName: 'Pelago 9' })
  })

  it('leaves what a rule patches as it is written', async () => {
    const world = await simulator.world()
    const product = { promoBadge: 'Half off with a new line' }
    const patched = rule.on('catalogue.getProduct', { id: 'patched', always: true, reply: { patch: { product } } })
    await arm(simulator.app, world.id, defineScenario({ id: 'badge', title: 'Another badge', rules: [patched] }))
    expect(await read(world, 'es')).toMatchObject({
      promoBadge: 'Half off with a new line',
      tagline: 'La cámara que escribe sus propios pies de foto.',
    })
  })
})
