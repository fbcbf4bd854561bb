import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { addDevice } from '../testing/add-device'
import { runLine } from '../testing/run-line'
import { secondAdd } from '../testing/second-add'
import { simulatorFixture } from '../testing/simulator-fixture'

const fixture = simulatorFixture()
const { sim, json, inWorld, path, write } = fixture

describe('command', () => {
  it.each([['channel=VZW-RETAIL ttl=PT5M'], ['{"channel":"VZW-RETAIL","ttl":"PT5M"}']])(
    'runs a command of the simulator with %s',
    (words) =>
      inWorld(async (world) => {
        expect(await sim(`command ${world.id} lockCart ${words}`)).toMatchObject({
          code: 0,
          out: expect.stringContaining('Ran lockCart') as string,
        })
        expect((await world.state()).locks).toMatchObject([{ channel: 'VZW-RETAIL' }])
      }),
  )

  it.each([
    ['an unknown command', 'lokCart', 'There is no command "lokCart".'],
    ['words without a value', 'lockCart channel', '"channel" is not an argument'],
    ['a channel that does not exist', 'lockCart channel=KIOSK', 'VZW-RETAIL'],
    ['an unknown sku', 'sellOut skuId=nope', 'There is no sku "nope".'],
  ])('refuses %s with 2', (_what, words, said) =>
    inWorld(async ({ id }) => {
      expect(await sim(`command ${id} ${words}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(said) as string,
      })
    }),
  )
})

it('fail-next makes the next call fail, once', () =>
  inWorld(async (world) => {
    expect(await sim(`fail-next ${world.id} cart.addDevice --error 208`)).toMatchObject({ code: 0 })
    const shopper = await world.enter()
    expect([(await addDevice(shopper)).error, (await addDevice(shopper)).error]).toEqual(['208', undefined])
    expect(await sim(`fail-next ${world.id} cart.addDevice`)).toMatchObject({ code: 2 })
  }))

it('clock shows the time, moves it on and stops it', () =>
  inWorld(async ({ id }) => {
    await sim(`clock ${id} --freeze 2026-12-24T18:00:00Z`)
    expect(await json(`clock ${id}`)).toEqual({ now: '2026-12-24T18:00:00.000Z', frozen: true })
    expect((await sim(`clock ${id} --advance PT28M`)).out).toContain('2026-12-24T18:28:00.000Z (frozen)')
    expect(await json(`clock ${id} --resume`)).toMatchObject({ frozen: false })
  }))

it('explain tells what a call would do, with the armed rules and without', () =>
  inWorld(async (world) => {
    await fixture.client.arm(world.id, secondAdd.replace('nth: 2', 'nth: 1'))
    await world.enter()
    expect((await sim(`explain ${world.id} cart.addDevice`)).out).toContain('The rule "second-add"')
    expect((await sim(`explain ${world.id} cart.addDevice --no-rules`)).out).not.toContain('second-add')
    expect((await world.state()).carts).toEqual([])
  }))

it('coverage lists how calls were answered', () =>
  inWorld(async (world) => {
    await fixture.client.arm(world.id, secondAdd)
    await addDevice(await world.enter())
    const { out } = await sim(`coverage ${world.id}`)
    expect(out).toMatch(/cart\.addDevice +200 +1 +world 1/)
    expect(out).toMatch(/cart\.addDevice +208 +0 .*second\/second-add/)
  }))

it('fork goes on from a world, and restore takes it back', () =>
  inWorld(async (world) => {
    const file = path('before.json')
    await sim(`snapshot ${world.id} --out ${file}`)
    await addDevice(await world.enter())
    const { id } = (await json(`fork ${world.id}`)) as { id: string }
    expect(await sim(`restore ${world.id} ${file}`)).toMatchObject({ code: 0 })
    expect((await world.state()).carts).toEqual([])
    expect((await fixture.client.state(id)).carts).toHaveLength(1)
    await fixture.client.dropWorld(id)
  }))

describe('catalogue', () => {
  it.each([
    ['operations', 'cart.addDevice'],
    ['errors', 'CART_LOCKED'],
    ['personas', 'past-due'],
    ['commands', 'lockCart'],
    ['skus', 'orbit-12-pro-kelp-128'],
  ])('lists %s', async (what, one) => {
    expect((await sim(`catalogue ${what}`)).out).toContain(one)
    expect((await sim(`catalogue ${what} --search ${one}`)).out).toContain(one)
  })

  it('names what it can list', async () => {
    expect(await sim('catalogue things')).toMatchObject({ code: 2, err: expect.stringContaining('personas') as string })
  })
})

describe('lint', () => {
  const unknownSku = secondAdd.replace('lockCart: { channel: VZW-RETAIL }', 'sellOut: { skuId: nope }')

  it('takes a folder, and passes over other files', async () => {
    mkdirSync(path('folder/deep'), { recursive: true })
    write('folder/one.yaml', secondAdd)
    write('folder/deep/two.yml', secondAdd.replace('id: second', 'id: two'))
    write('folder/notes.txt', 'nothing')
    const { code, out } = await sim(`lint ${path('folder')}`)
    expect([code, out.split('\n')]).toEqual([
      0,
      [expect.stringContaining('two.yml'), expect.stringContaining('one.yaml')],
    ])
  })

  it('asks a world for what the contract does not know', () =>
    inWorld(async ({ id }) => {
      const file = write('sku.yaml', unknownSku)
      expect(await runLine(['lint', file])).toMatchObject({ code: 0 })
      expect(await sim(`lint ${file} --world ${id}`)).toMatchObject({
        code: 1,
        out: expect.stringMatching(/sku\.yaml:6:\d+: error: .*There is no sku "nope"/) as string,
      })
      expect(await sim(`arm ${id} ${file}`)).toMatchObject({ code: 2 })
    }))
})

it('journal keeps to the calls that are asked for', () =>
  inWorld(async (world) => {
    await fixture.client.arm(world.id, secondAdd)
    const shopper = await world.enter()
    await addDevice(shopper)
    await addDevice(shopper)
    await addDevice(shopper)
    const ids = async (flags: string) => (await sim(`journal ${world.id} ${flags}`)).out.match(/-\d+(?= )/g)
    expect(await ids('--answered 208')).toEqual(['-2'])
    expect(await ids('--answered ok')).toEqual(['-1'])
    expect(await ids('--because world')).toEqual(['-1', '-3'])
    for (const unknown of ['--because magic', '--answered 999', '--answered magic'])
      expect(await sim(`journal ${world.id} ${unknown}`)).toMatchObject({ code: 2 })
  }))

it('start lists every flag of the simulator that is not the business of its starter', async () => {
  const source = readFileSync(join(__dirname, '../../../../apps/simulator/src/read-options.ts'), 'utf8')
  const flags = [...source.matchAll(/^ {2}'?([a-z-]+)'?: \{ type: '/gm)].map(([, name]) => `--${name}`)
  const { out } = await runLine(['start', '--help'])
  expect(flags.filter((flag) => !out.includes(flag))).toEqual(['--static', '--console', '--salvage'])
})

it('prints its version', async () => {
  expect(await runLine(['--version'])).toMatchObject({ code: 0, out: '0.1.0' })
})

describe('completion', () => {
  const complete = async (...words: string[]) => {
    const { out } = await runLine(['completion', 'bash'])
    const script = `${out}\nCOMP_WORDS=(soe-sim ${words.join(' ')}); COMP_CWORD=${words.length}\n_soe_sim\necho "\${COMPREPLY[@]}"`
    return spawnSync('bash', ['-c', script], { encoding: 'utf8' }).stdout.trim().split(' ')
  }

  it.each([
    [['wor'], 'worlds'],
    [['worlds', 'ma'], 'make'],
    [['worlds', 'make', '--pers'], '--persona'],
    [['journal', 'demo', '--foll'], '--follow'],
  ])('makes bash complete %j to %s', async (words, completed) => {
    expect(await complete(...words)).toEqual([completed])
  })

  it.each(['zsh', 'fish'])('speaks %s too', async (shell) => {
    const { out } = await runLine(['completion', shell])
    for (const word of ['soe-sim', 'worlds', 'persona']) expect(out).toContain(word)
  })

  it('names the shells that it knows', async () => {
    expect(await runLine(['completion', 'tcsh'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('fish') as string,
    })
  })
})
