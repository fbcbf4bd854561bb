import { printable } from '@soe/contracts'
import { addDevice } from './testing/add-device'
import { simulatorFixture } from './testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, write, path } = fixture

/** What a pull request or another user can name something. */
const hostile = 'a\u001b]0;x\u0007\u009b31m\u202e\u2028b\r\n::error::x\n##vso[task.complete]'
const text = JSON.stringify(hostile)

const scenario = (rest = '') => `apiVersion: sim/v1
kind: Scenario
id: hostile
title: ${text}
rules: [{ id: one, on: cart.addDevice, nth: 1, reply: { error: "208", ${text}: 1 } }]
expect: [{ rule: one, fired: 2 }]
${rest}`

const armed = () => scenario().replace(`, ${text}: 1`, '')

/** Lines that a build would obey, and characters that a terminal would. */
const obeyed = (printed: string): string[] =>
  printed.split('\n').filter((line) => printable(line) !== line || /^\s*::|##vso/.test(line))

const lines = (id: string): string[] => [
  'worlds',
  `worlds show ${id}`,
  `arm ${id} ${path('good.yaml')}`,
  `lint ${path('good.yaml')} ${path('bad.yaml')}`,
  `arm ${id} ${path('bad.yaml')}`,
  `import-har ${path('bad.yaml')}`,
  `replay ${path('bad.yaml')}`,
  `verify ${id}`,
  `verify ${id} --junit -`,
  `verify ${id} --html -`,
  `why ${id}-1`,
  `explain ${id} cart.addDevice`,
  `journal ${id}`,
  `journal ${id} --answered ${hostile.replaceAll(' ', '')}`,
  `record ${id}`,
  `export-har ${id}`,
  `coverage ${id}`,
  `snapshot ${id}`,
  'snapshots',
  `diff ${id} default`,
  `worlds drop ${hostile.replaceAll(' ', '')}`,
  `catalogue ${hostile.replaceAll(' ', '')}`,
  hostile.replaceAll(' ', ''),
]

it('prints nothing that a terminal or a build obeys, whatever things are named', async () => {
  write('good.yaml', armed())
  write('bad.yaml', scenario(`${text}: true\n`))
  await fixture.client.makeWorld({ title: hostile, labels: { run: hostile } })
  await fixture.inWorld(async (world) => {
    await fixture.client.arm(world.id, armed())
    await fixture.client.keepSnapshot({ world: world.id, name: hostile })
    await addDevice(await world.enter())
    for (const line of lines(world.id).flatMap((each) => [each, `${each} --json`])) {
      const { out, err } = await sim(line)
      expect({ line, obeyed: obeyed(`${out}\n${err}`) }).toEqual({ line, obeyed: [] })
    }
  })
})

it('shows what it has escaped, in the line where it belongs', async () => {
  const { id } = await fixture.client.makeWorld({ title: 'a\u001b[31m\n::error::b' })
  const { out } = await sim('worlds')
  expect(out.split('\n').find((line) => line.startsWith(id))).toMatch(/ a\\u001b\[31m\\u000a::error::b$/)
  const listed = JSON.parse((await sim('worlds --json')).out) as { title?: string }[]
  expect(listed).toContainEqual(expect.objectContaining({ title: 'a\u001b[31m\n::error::b' }))
})
