import { addDevice } from '../testing/add-device'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, write, inWorld } = fixture

const refusing = (id: string, nth: number) => `apiVersion: sim/v1
kind: Scenario
id: ${id}
title: Answers 208
rules: [{ id: refused, on: cart.addDevice, nth: ${nth}, reply: { error: "208" } }]`

/** What a shard that adds two devices prints of its world. */
const shard = async (file: string, nth: number): Promise<string> => {
  let printed = ''
  await inWorld(async (world) => {
    await fixture.client.arm(world.id, refusing(file.replace('.json', ''), nth))
    const shopper = await world.enter()
    await addDevice(shopper)
    await addDevice(shopper)
    printed = (await sim(`coverage ${world.id} --json`)).out
  }, 'signed-in')
  return write(file, printed)
}

it('takes shards together: calls are added up, an error is met once, and a rule is used that fired in any of them', async () => {
  const files = `${await shard('one.json', 1)} ${await shard('two.json', 9)}`
  const { code, out } = await sim(`coverage --merge ${files} --min 1`)
  expect(code).toBe(0)
  expect(out).toMatch(/cart\.addDevice +208 +1 +scenario 1/)
  expect(out).toMatch(/cart\.addDevice +200 +3 +world 3/)
  expect(out).toContain('Errors met: 1 of ')
  expect(await sim(`coverage --merge ${files} --min 2`)).toMatchObject({
    code: 1,
    out: expect.stringContaining('At least 2 are asked for.') as string,
  })
  expect((await sim(`coverage --merge ${files} --min 50%`)).code).toBe(1)
})

it('names the armed rules that no shard has used', async () => {
  const { out } = await sim(`coverage --merge ${await shard('used.json', 1)}`)
  expect(out).toContain('Armed rules used: used/refused.')
  const unused = await sim(`coverage --merge ${await shard('unused.json', 9)}`)
  expect(unused.out).toContain('Armed rules unused: unused/refused.')
})

it('counts the operations that were called, and names the others where it is asked', async () => {
  const file = await shard('called.json', 9)
  const { out } = await sim(`coverage --merge ${file} --uncalled`)
  const [, called, all] = /Operations called: (\d+) of (\d+)\./.exec(out) ?? []
  const never = out.match(/^  \w+\.\w+$/gm) ?? []
  expect(never).toHaveLength(Number(all) - Number(called))
  expect(never).toContain('  plans.getPlans')
  expect(never).not.toContain('  cart.addDevice')
  expect((await sim(`coverage --merge ${file}`)).out).not.toContain('Never called')
})

it('refuses what is no coverage, and a share that is no number', async () => {
  expect(await sim(`coverage --merge ${write('wrong.json', '{"rows": 1}')}`)).toMatchObject({ code: 2 })
  expect(await sim(`coverage --merge ${await shard('sound.json', 1)} --min many`)).toMatchObject({ code: 2 })
})

it('writes the Common Test Report Format beside JUnit', () =>
  inWorld(async (world) => {
    await fixture.client.arm(world.id, `${refusing('expects', 2)}\nexpect: [{ rule: refused, fired: 1 }]`)
    await addDevice(await world.enter())
    const { code, out } = await sim(`verify ${world.id} --ctrf -`)
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject({
      reportFormat: 'CTRF',
      results: {
        tool: { name: 'soe-sim' },
        summary: { tests: 1, passed: 0, failed: 1 },
        tests: [{ status: 'failed', suite: ['expects'] }],
      },
    })
    expect(await sim(`verify ${world.id} --ctrf - --junit -`)).toMatchObject({ code: 2 })
  }))
