import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, path, write } = fixture

describe('snapshot and replay', () => {
  it('makes the same world again, in a file or over a pipe', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      const { id } = world
      const file = path('kept/world.json')
      expect(await sim(`snapshot ${id} --out ${file}`)).toMatchObject({
        code: 0,
        out: `Wrote the world ${id} to ${file}.`,
      })
      const made = await sim(`replay ${file} --id again`)
      expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^Made the world again of [^]*Enter it at http/)])
      expect((await fixture.client.state('again')).carts).toHaveLength(1)
      expect(await sim(`replay ${file} --id again`)).toMatchObject({
        code: 2,
        err: 'There is a world "again" already.',
      })
      const piped = await sim('replay - --json', { stdin: (await sim(`snapshot ${id}`)).out })
      expect(JSON.parse(piped.out)).toMatchObject({ persona: 'prospect', seed: 7 })
      expect(await json(`snapshot ${id} --out ${file}`)).toEqual({ world: id, file })
      await fixture.client.dropWorld('again')
    }))

  it('keeps one in the simulator, which goes into the same world or a new one', () =>
    inWorld(async (world) => {
      const { id } = world
      const shopper = await world.enter()
      expect(await sim(`snapshot ${id} --keep empty-cart`)).toMatchObject({
        code: 0,
        out: `Kept the world ${id} as the snapshot empty-cart.`,
      })
      await addDevice(shopper)
      expect((await sim('snapshots')).out).toMatch(new RegExp(`^empty-cart +${id} +prospect .* empty-cart$`, 'm'))
      expect(await sim('replay empty-cart --id again')).toMatchObject({ code: 0 })
      expect((await fixture.client.state('again')).carts).toEqual([])
      expect(await sim(`restore ${id} empty-cart`)).toMatchObject({ code: 0 })
      expect((await world.state()).carts).toEqual([])
      const file = path('kept/empty.json')
      expect(await json(`snapshots save empty-cart --out ${file}`)).toEqual({ snapshot: 'empty-cart', file })
      expect(await sim(`restore ${id} ${file}`)).toMatchObject({ code: 0 })
      expect(await json('snapshots drop empty-cart')).toEqual({ dropped: 'empty-cart' })
      expect(await sim('snapshots drop empty-cart')).toMatchObject({
        code: 2,
        err: 'No snapshot "empty-cart" is kept.',
      })
      expect(await json(`snapshot ${id} --keep`)).toMatchObject({ world: id, name: expect.stringContaining(id) as '' })
      await fixture.client.dropWorld('again')
    }))

  it.each([
    ['no JSON', 'not json', 'is not a snapshot: Unexpected token'],
    ['something else', '{"a":1}', 'is not a snapshot: formatVersion is missing.'],
    ['half a snapshot', '{"formatVersion":1}', 'header and collections are needed.'],
  ])('refuses a file with %s, and says why', async (_, text, words) => {
    const { code, err } = await sim(`replay ${write('wrong.json', text)}`)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  })

  it('refuses a snapshot of a newer simulator by name', () =>
    inWorld(async ({ id }) => {
      const newer = JSON.stringify({ ...(await fixture.client.snapshot(id)), formatVersion: 9999 })
      const { code, err } = await sim('replay - --json', { stdin: newer })
      expect([code, JSON.parse(err)]).toMatchObject([2, { error: { code: 'NEWER_FORMAT' } }])
    }))
})
