import { addDevice } from './testing/add-device'
import { spawnLine } from './testing/spawn-line'
import { simulatorFixture } from './testing/simulator-fixture'

const fixture = simulatorFixture()
const { inWorld } = fixture

describe('the program', () => {
  const env = () => ({ SIM_URL: fixture.url })

  it('prints, and ends with the code of the command', async () => {
    const [list, bad, refused] = await Promise.all([
      spawnLine(['worlds', '--json'], env()).ended,
      spawnLine(['verify', 'default'], env()).ended,
      spawnLine(['worlds', 'show', 'nowhere'], env()).ended,
    ])
    expect([list.code, JSON.parse(list.out)]).toEqual([
      0,
      expect.arrayContaining([expect.objectContaining({ id: 'default' })]),
    ])
    expect([bad.code, bad.out]).toEqual([1, 'Nothing was checked in the world default: no scenario is armed.'])
    expect(refused).toEqual({ code: 2, out: '', err: 'There is no world "nowhere".' })
  })

  it('follows the journal until Ctrl-C, and ends well', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      const { process, ended } = spawnLine(['journal', world.id, '--follow'], env())
      process.stdout?.once('data', () => process.kill('SIGINT'))
      expect(await ended).toMatchObject({ code: 0, err: '', out: expect.stringContaining('cart.addDevice') as string })
    }))
})
