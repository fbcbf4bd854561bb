import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, write } = fixture

describe('arm and disarm', () => {
  it('arms all of a file, of stdin, and built-in ones', () =>
    inWorld(async ({ id }) => {
      const two = write('two.yaml', `${secondAdd}---\n${secondAdd.replace('id: second\n', 'id: third\n')}`)
      const { code, out } = await sim(`arm ${id} ${two} cart-load-503-once`)
      expect([code, out.split('\n')[0]]).toEqual([
        0,
        `Armed second in the world ${id}: The second add answers 208 (1 rule).`,
      ])
      expect((await sim(`arm ${id} -`, { stdin: secondAdd.replace('id: second\n', 'id: piped\n') })).code).toBe(0)
      const armed = (await fixture.client.scenarios(id)).map((scenario) => scenario.id)
      expect(armed).toEqual(['second', 'third', 'cart-load-503-once', 'piped'])
      expect(await sim(`disarm ${id} third`)).toMatchObject({ code: 0, out: `Disarmed third in the world ${id}.` })
      expect(await sim(`disarm ${id} third`)).toMatchObject({
        code: 2,
        err: `The scenario "third" is not armed in the world ${id}. Allowed: second, cart-load-503-once, piped.`,
      })
      expect(await json(`disarm ${id} second`)).toEqual({ world: id, disarmed: 'second' })
      expect(await json(`arm ${id} ${two}`)).toMatchObject([{ id: 'second', armed: true }, { id: 'third' }])
    }))

  it('arms nothing where a file is wrong, and says where', () =>
    inWorld(async ({ id }) => {
      const bad = write('bad.yaml', secondAdd.replace('"208"', '"ORDER_NOT_FOUND"').replace('second\n', 'bad\n'))
      const { code, err } = await sim(`arm ${id} ${write('good.yaml', secondAdd)} ${bad}`)
      expect([code, err]).toEqual([2, expect.stringMatching(/bad\.yaml:6:\d+: error: rules\[0\]\.reply\.error: /)])
      // A message that has listed them does not list them again.
      expect(err.split('Allowed: ')).toHaveLength(2)
      expect(await fixture.client.scenarios(id)).toEqual([])
    }))

  it.each([
    ['an unknown built-in scenario', 'cart-nonsense', 'is neither a file nor a built-in scenario'],
    ['one scenario twice', 'cart-load-503-once cart-load-503-once', 'Two scenarios are named'],
    ['a file that is not there', 'nowhere.yaml', 'nowhere.yaml cannot be read: there is no such file.'],
  ])('refuses %s', (_, sources, words) =>
    inWorld(async ({ id }) => {
      expect(await sim(`arm ${id} ${sources}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(words) as string,
      })
    }),
  )

  it('knows the personas of the simulator', () =>
    inWorld(async ({ id }) => {
      const file = write('persona.yaml', secondAdd.replace('nth: 2', 'nth: 2, when: { persona: admiral }'))
      expect(await sim(`arm ${id} ${file}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('There is no persona "admiral"') as string,
      })
    }))
})
