import type { BodyInputOf } from '@soe/contracts'
import { createTestWorld, describeOperation, type TestWorld } from '../testing'

const log = async (world: TestWorld, body: BodyInputOf<'log.jsNotify'>) =>
  (await world.guest('prospect').call('log.jsNotify', { body })).answer

const recordsIn = (world: TestWorld) => world.list('logs').map(({ record }) => record)

describeOperation('log.jsNotify', () => {
  it.each<[string, BodyInputOf<'log.jsNotify'>]>([
    ['an error', { messageType: 'ERROR', eventType: 'service', subEventType: 'cart', serviceE2EId: 'e-1' }],
    [
      'a page that could not be loaded',
      { serviceUrl: '/soe/x', error: '05', note: 'expresscart could not be loaded', extraParams: 'cartId' },
    ],
    ['the link of a session replay', { event: 'CSReplay', link: 'https://replay.example.com/1' }],
    ['recaptcha flags', { event: 'recaptcha', recaptchaFlags: { enabled: true, score: '0.9' } }],
  ])('stores %s as it was sent', async (_, body) => {
    const world = createTestWorld()
    expect(await log(world, body)).toEqual({ statusCode: '00' })
    expect(recordsIn(world)).toEqual([body])
  })

  it('stores nothing in other worlds, and keeps no session for a guest', async () => {
    const [world, other] = [createTestWorld(), createTestWorld()]
    await log(world, { messageType: 'ERROR' })
    expect(recordsIn(other)).toEqual([])
    expect(world.list('sessions')).toEqual([])
  })

  it('leaves out unknown fields, and cuts long texts', async () => {
    const world = createTestWorld()
    await log(world, { loggerMessage: 'x'.repeat(4_000), secret: 'y' } as BodyInputOf<'log.jsNotify'>)
    expect(recordsIn(world)).toEqual([{ loggerMessage: 'x'.repeat(400) }])
  })

  it('drops the oldest record beyond two hundred', async () => {
    const world = createTestWorld()
    for (let number = 0; number < 203; number += 1) await log(world, { loggerMessage: `record ${number}` })
    const stored = recordsIn(world).map(({ loggerMessage }) => loggerMessage)
    expect(stored).toHaveLength(200)
    expect(stored).toEqual(expect.arrayContaining(['record 3', 'record 202']))
    expect(stored).not.toContain('record 2')
  })
})
