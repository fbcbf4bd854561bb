import { addDevice } from '../testing/add-device'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, write } = fixture

describe('verdict', () => {
  it('names who is at fault at a call, as the test that has the world does', () =>
    inWorld(async (world) => {
      await fixture.client.arm(world.id, secondAdd)
      const shopper = await world.enter()
      await addDevice(shopper)
      const { decision } = await addDevice(shopper)
      const { code, out } = await sim(`verdict ${decision}`)
      expect(code).toBe(0)
      expect(out).toMatch(
        /^The script is at fault, proved by experiment\. It is so each time\.\n {2}\S+-2 cart.addDevice/,
      )
      expect(out).toMatch(/\nExperiments:\n {2}turns it {2}without the rule "second-add"/)
      const found = await json(`verdict ${decision}`)
      expect(found).toMatchObject({ culprit: 'script', subject: { decision } })
      expect(await world.verdict({ decision })).toEqual(found)
      const report = write('failure.txt', `Error: ${decision} was not answered 200`)
      expect(await json(`verdict ${world.id} --report ${report}`)).toEqual(found)
    }))

  it('refuses what is neither a decision nor a world, and an empty report', async () => {
    expect(await sim('verdict nowhere')).toMatchObject({ code: 2, err: 'There is no world "nowhere".' })
    expect(await sim(`verdict default --report ${write('empty.txt', ' ')}`)).toMatchObject({ code: 2 })
  })
})

describe('a wrong command line', () => {
  it('says so as JSON where JSON is asked for, with the code of wrong use', async () => {
    const { code, err } = await sim('verdict --json')
    expect(code).toBe(2)
    expect(JSON.parse(err)).toMatchObject({
      error: { code: 'WRONG_USE', message: expect.stringContaining('subject') as string },
    })
  })
})
