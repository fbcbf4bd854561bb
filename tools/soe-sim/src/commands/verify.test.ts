import { readFileSync } from 'node:fs'
import { addDevice } from '../testing/add-device'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, path } = fixture

describe('verify', () => {
  it('fails where nothing is checked', () =>
    inWorld(async ({ id }) => {
      expect(await sim(`verify ${id}`)).toMatchObject({ code: 1, out: expect.stringContaining('Nothing was checked') })
    }))

  it('tells an unmet rule with the nearest calls and how to replay, and a met one', () =>
    inWorld(async (world) => {
      const { id } = world
      await fixture.client.arm(id, secondAdd)
      const shopper = await world.enter()
      await addDevice(shopper)
      const unmet = await sim(`verify ${id}`)
      expect(unmet.code).toBe(1)
      expect(unmet.out).toMatch(
        /^Checks met in the world \S+: 0 of 1\.\nNOT MET {2}second: second-add[^]*expected fired: 1[^]*actual +fired: 0, of 1[^]*1 more to go/,
      )
      expect(unmet.out).toContain(`npx soe-sim snapshot ${id} --out ${id}.json && npx soe-sim replay ${id}.json`)
      await addDevice(shopper)
      expect(await sim(`verify ${id}`)).toEqual({
        code: 0,
        out: `Checks met in the world ${id}: 1 of 1.\nmet      second: second-add: fired: 1`,
        err: '',
      })
      expect(await json(`verify ${id}`)).toMatchObject({ ok: true, checks: [{ rule: 'second-add' }] })
    }))

  it('writes reports for build servers and for people', () =>
    inWorld(async ({ id }) => {
      const [junit, html] = [path('reports/a.xml'), path('reports/a.html')]
      expect((await sim(`verify ${id} --junit ${junit} --html ${html}`)).code).toBe(1)
      expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml [^]*<testsuites tests="1" failures="1">/)
      expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]*Nothing was checked/)
      expect((await sim(`verify ${id} --junit -`)).out).toMatch(/^<\?xml [^]*<\/testsuites>$/)
      expect(await sim(`verify ${id} --html ${html}/below-a-file.html`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('below-a-file.html cannot be written') as string,
      })
    }))

  it('refuses an unknown world', async () => {
    expect(await sim('verify nowhere')).toMatchObject({ code: 2, err: 'There is no world "nowhere".' })
  })
})
