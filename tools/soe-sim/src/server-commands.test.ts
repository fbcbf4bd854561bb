import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOperation } from '@soe/contracts'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import { withWorld, type Shopper, type TestWorld } from '@soe/simulator-client/jest'
import { runLine, type Surroundings } from './testing/run-line'
import { spawnLine } from './testing/spawn-line'
import { startSimulator, type RunningSimulator } from './testing/start-simulator'

let simulator: RunningSimulator
let client: SimulatorClient
let dir: string
beforeAll(async () => {
  simulator = await startSimulator()
  client = createSimulatorClient({ baseUrl: simulator.url })
  dir = mkdtempSync(join(tmpdir(), 'soe-sim-'))
})
afterAll(async () => {
  rmSync(dir, { recursive: true })
  await simulator.stop()
})

const sim = (line: string, given: Surroundings = {}) =>
  runLine(line.split(' '), { env: { SIM_URL: simulator.url }, ...given })

const json = async (line: string): Promise<unknown> => JSON.parse((await sim(`${line} --json`)).out)

const inWorld = (work: (world: TestWorld) => Promise<void>, persona = 'prospect') =>
  withWorld({ simulatorUrl: simulator.url, persona, verify: false, seed: 7 }, work)

const { body } = findOperation('cart.addDevice').metadata.example
const addDevice = (shopper: Shopper) => shopper.call('cart.addDevice', { body: body as never })

const write = (name: string, text: string): string => {
  const file = join(dir, name)
  writeFileSync(file, text)
  return file
}

const second = `apiVersion: sim/v1
kind: Scenario
id: second
title: The second add answers 208
rules:
  - { id: second-add, on: cart.addDevice, nth: 2, reply: { error: "208" }, then: [lockCart: { channel: VZW-RETAIL }] }
expect:
  - { rule: second-add, fired: 1 }
`

describe('worlds', () => {
  it('makes one as asked, tells its address, shows it and drops it', async () => {
    const options = '--id made --persona signed-in --seed 5 --freeze 2026-12-24T18:00:00Z'
    const made = await sim(`worlds make ${options} --scenario cart-load-503-once`)
    expect([made.code, made.out.split('\n')]).toEqual([
      0,
      [
        'Made the world made: persona signed-in, seed 5, clock 2026-12-24T18:00:00.000Z.',
        expect.stringMatching(/^Armed cart-load-503-once: /),
        `Enter it at ${simulator.url}/__sim/v1/worlds/made/enter?to=%2F`,
      ],
    ])
    expect((await sim('worlds')).out).toMatch(/^made +signed-in +2026-12-24T18:00:00.000Z \(frozen\) +5 +1$/m)
    expect((await sim('worlds show made')).out).toMatch(/^World made: [^]*holds nothing[^]*Armed is cart-load-503-once/)
    expect((await sim('worlds enter made --to /cart?a=b')).out).toBe(
      `${simulator.url}/__sim/v1/worlds/made/enter?to=%2Fcart%3Fa%3Db`,
    )
    expect(await sim('worlds drop made')).toEqual({ code: 0, out: 'Dropped the world made.', err: '' })
    expect(await sim('worlds drop made')).toMatchObject({ code: 2, err: 'There is no world "made".' })
  })

  it('answers JSON', async () => {
    expect(await json('worlds make --id as-json --freeze')).toMatchObject({ id: 'as-json', persona: 'prospect' })
    expect(await json('worlds')).toContainEqual(expect.objectContaining({ id: 'as-json', frozen: true, armed: 0 }))
    expect(await json('worlds show as-json')).toMatchObject({ id: 'as-json', state: { carts: [] }, scenarios: [] })
    expect(await json('worlds enter as-json')).toMatchObject({ world: 'as-json' })
    expect(await json('worlds drop as-json')).toEqual({ dropped: 'as-json' })
  })

  it('tells what a world holds in sentences, and no session whole', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      const { out } = await sim(`worlds show ${world.id}`)
      expect(out).toMatch(/^Session ….{6} \(prospect\) is on until /m)
      expect(out).toMatch(/^Cart \S+ of session ….{6} is open, postpaid, AAL, with 1 line\.$/m)
      expect(out).toMatch(/^ {2}newLine1: orbit-12-pro-kelp-128 over 36 months, no plan yet, no number yet\.$/m)
      expect(out).toMatch(/^Every cart is held by VZW-RETAIL until /m)
      const { sessions } = await world.state()
      for (const { id } of sessions) expect(out).not.toContain(id)
    }))

  it.each([
    ['an unknown persona', 'worlds make --persona admiral', 'There is no persona "admiral".'],
    ['a bad id', 'worlds make --id a/b', 'letters, digits and . _ - only'],
    ['a bad instant', 'worlds make --freeze noon', 'freeze'],
    ['an unknown scenario', 'worlds make --scenario nothing-such', '"nothing-such" is neither a file nor a built-in'],
    ['an unknown world', 'worlds show nowhere', 'There is no world "nowhere".'],
    ['an unknown world to enter', 'worlds enter nowhere', 'There is no world "nowhere".'],
  ])('refuses %s with 2', async (_, line, words) => {
    expect(await sim(line)).toMatchObject({ code: 2, out: '', err: expect.stringContaining(words) as string })
  })
})

describe('arm and disarm', () => {
  it('arms all of a file, of stdin, and built-in ones', () =>
    inWorld(async ({ id }) => {
      const two = write('two.yaml', `${second}---\n${second.replace('id: second\n', 'id: third\n')}`)
      const { code, out } = await sim(`arm ${id} ${two} cart-load-503-once`)
      expect([code, out.split('\n')[0]]).toEqual([
        0,
        `Armed second in the world ${id}: The second add answers 208 (1 rule).`,
      ])
      expect((await sim(`arm ${id} -`, { stdin: second.replace('id: second\n', 'id: piped\n') })).code).toBe(0)
      const armed = (await client.scenarios(id)).map((scenario) => scenario.id)
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
      const bad = write('bad.yaml', second.replace('"208"', '"ORDER_NOT_FOUND"').replace('second\n', 'bad\n'))
      const { code, err } = await sim(`arm ${id} ${write('good.yaml', second)} ${bad}`)
      expect([code, err]).toEqual([2, expect.stringMatching(/bad\.yaml:6:\d+: error: rules\[0\]\.reply\.error: /)])
      expect(await client.scenarios(id)).toEqual([])
    }))

  it.each([
    ['an unknown built-in scenario', 'cart-nonsense', 'is neither a file nor a built-in scenario'],
    ['one scenario twice', 'cart-load-503-once cart-load-503-once', 'Two scenarios are named'],
    ['a file that is not there', 'nowhere.yaml', 'nowhere.yaml can not be read: there is no such file.'],
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
      const file = write('persona.yaml', second.replace('nth: 2', 'nth: 2, when: { persona: admiral }'))
      expect(await sim(`arm ${id} ${file}`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('There is no persona "admiral"') as string,
      })
    }))
})

describe('verify', () => {
  it('fails where nothing is checked', () =>
    inWorld(async ({ id }) => {
      expect(await sim(`verify ${id}`)).toMatchObject({ code: 1, out: expect.stringContaining('Nothing was checked') })
    }))

  it('tells an unmet rule with the nearest calls and how to replay, and a met one', () =>
    inWorld(async (world) => {
      const { id } = world
      await client.arm(id, second)
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
      const [junit, html] = [join(dir, 'reports/a.xml'), join(dir, 'reports/a.html')]
      expect((await sim(`verify ${id} --junit ${junit} --html ${html}`)).code).toBe(1)
      expect(readFileSync(junit, 'utf8')).toMatch(/^<\?xml [^]*<testsuites tests="1" failures="1">/)
      expect(readFileSync(html, 'utf8')).toMatch(/^<!doctype html>[^]*Nothing was checked/)
      expect((await sim(`verify ${id} --junit -`)).out).toMatch(/^<\?xml [^]*<\/testsuites>$/)
      expect(await sim(`verify ${id} --html ${html}/below-a-file.html`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('below-a-file.html can not be written') as string,
      })
    }))

  it('refuses an unknown world', async () => {
    expect(await sim('verify nowhere')).toMatchObject({ code: 2, err: 'There is no world "nowhere".' })
  })
})

describe('why', () => {
  it('tells the sentences, the rules and the near misses', () =>
    inWorld(async (world) => {
      await client.arm(world.id, second)
      const { decision } = await addDevice(await world.enter())
      const { code, out } = await sim(`why ${decision}`)
      expect(code).toBe(0)
      expect(out).toMatch(/^\S+-1, at \S+ on the world's clock\n {2}A prospect called cart.addDevice/)
      expect(out).toMatch(/\nRules considered:\n {2}not-due {3}second: The rule "second-add" did not fire/)
      expect(out).toMatch(/\nNear misses:\n {2}second-add: 1 more to go\.$/)
      expect(await json(`why ${decision}`)).toMatchObject({ id: decision, rules: [{ outcome: 'not-due' }] })
      expect(await sim(`why ${world.id}-99`)).toMatchObject({
        code: 2,
        err: `This world has no decision "${world.id}-99".`,
      })
    }))
})

describe('journal', () => {
  it('lists the calls a line each, narrowed as asked', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await shopper.call('content.getFeatureFlags')
      await world.command({ lockCart: { channel: 'VZW-RETAIL' } })
      await addDevice(shopper)
      const { id } = world
      const { code, out, err } = await sim(`journal ${id}`)
      expect([code, err]).toEqual([0, ''])
      const [first, , third] = out.split('\n')
      expect(first).toMatch(/^\d\d:\d\d:\d\d {2}200 ok +cart\.addDevice +\S+-1 +prospect {2}VZW-DOTCOM {2}….{6}$/)
      expect(third).toMatch(/^\S+ {2}200 CART_LOCKED +cart\.addDevice +\S+-3 /)
      const numbers = async (options: string) =>
        (await sim(`journal ${id} --json ${options}`)).out
          .split('\n')
          .filter(Boolean)
          .map((line) => (JSON.parse(line) as { seq: number }).seq)
      expect(await numbers('--operation cart.addDevice')).toEqual([1, 3])
      expect(await numbers('--since 1')).toEqual([2, 3])
      expect(await numbers('--limit 2')).toEqual([1, 2])
      expect(await numbers('--since 3')).toEqual([])
    }))

  it('is coloured on a terminal alone, and not where NO_COLOR is set', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      const env = { SIM_URL: simulator.url }
      expect((await sim(`journal ${world.id}`, { isTty: true })).out).toContain('\u001B[32m200 ok')
      expect((await sim(`journal ${world.id}`)).out).not.toContain('\u001B')
      expect((await sim(`journal ${world.id}`, { isTty: true, env: { ...env, NO_COLOR: '1' } })).out).not.toContain(
        '\u001B',
      )
    }))

  it('follows the calls as they come, until it is stopped', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      const controller = new AbortController()
      const lines: string[] = []
      const ended = sim(`journal ${world.id} --follow --json`, {
        stopped: controller.signal,
        onLine: (line) => {
          lines.push(line)
          if (lines.length === 1) void shopper.call('content.getFeatureFlags')
          else controller.abort()
        },
      })
      expect(await ended).toMatchObject({ code: 0, err: '' })
      expect(lines.map((line) => (JSON.parse(line) as { operation: string }).operation)).toEqual([
        'cart.addDevice',
        'content.getFeatureFlags',
      ])
    }))

  it.each([
    ['an unknown operation', 'default --operation cart.addDevise', 'cart.addDevise'],
    ['an unknown world', 'nowhere', 'There is no world "nowhere".'],
    ['an unknown world to follow', 'nowhere --follow', 'There is no world "nowhere".'],
  ])('refuses %s with 2', async (_, words, said) => {
    expect(await sim(`journal ${words}`)).toMatchObject({ code: 2, err: expect.stringContaining(said) as string })
  })
})

describe('snapshot and replay', () => {
  it('makes the same world again, in a file or over a pipe', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      const { id } = world
      const file = join(dir, 'kept/world.json')
      expect(await sim(`snapshot ${id} --out ${file}`)).toMatchObject({
        code: 0,
        out: `Wrote the world ${id} to ${file}.`,
      })
      const made = await sim(`replay ${file} --id again`)
      expect([made.code, made.out]).toEqual([0, expect.stringMatching(/^Made the world again of [^]*Enter it at http/)])
      expect((await client.state('again')).carts).toHaveLength(1)
      expect(await sim(`replay ${file} --id again`)).toMatchObject({
        code: 2,
        err: 'There is a world "again" already.',
      })
      const piped = await sim('replay - --json', { stdin: (await sim(`snapshot ${id}`)).out })
      expect(JSON.parse(piped.out)).toMatchObject({ persona: 'prospect', seed: 7 })
      expect(await json(`snapshot ${id} --out ${file}`)).toEqual({ world: id, file })
      await client.dropWorld('again')
    }))

  it.each([
    ['no JSON', 'not json', 'is no snapshot: Unexpected token'],
    ['something else', '{"a":1}', 'is no snapshot: formatVersion is missing.'],
    ['half a snapshot', '{"formatVersion":1}', 'header, collections: are missing'],
  ])('refuses a file with %s, and says why', async (_, text, words) => {
    const { code, err } = await sim(`replay ${write('wrong.json', text)}`)
    expect([code, err]).toEqual([2, expect.stringContaining(words)])
  })

  it('refuses a snapshot of a newer simulator by name', () =>
    inWorld(async ({ id }) => {
      const newer = JSON.stringify({ ...(await client.snapshot(id)), formatVersion: 9999 })
      const { code, err } = await sim('replay - --json', { stdin: newer })
      expect([code, JSON.parse(err)]).toMatchObject([2, { error: { code: 'NEWER_FORMAT' } }])
    }))
})

/** What a shopper does, and what came of it. */
const goThrough = async (shopper: Shopper) => {
  const replies = [
    await addDevice(shopper),
    await addDevice(shopper),
    await addDevice(shopper),
    await shopper.call('cart.addPlan', { body: findOperation('cart.addPlan').metadata.example.body as never }),
    await shopper.call('cart.validateCart', {
      body: findOperation('cart.validateCart').metadata.example.body as never,
    }),
    await shopper.call('content.getFeatureFlags'),
    await shopper.call('cart.addDevice', { body: { nonsense: true } as never }),
    await addDevice(shopper),
  ]
  return replies.map(({ status, error, errors }) => ({ status, error, details: errors[0]?.details }))
}

const noAnswer = { status: 0, error: undefined, details: undefined }

describe('record', () => {
  it('makes a scenario with which the same calls end the same way in a fresh world', async () => {
    let yaml = ''
    let outcomes: unknown
    await inWorld(async (world) => {
      await client.arm(world.id, second)
      await client.command(world.id, { failNext: { on: 'content.getFeatureFlags', status: 503 } })
      await client.command(world.id, { failNext: { on: 'cart.validateCart', error: 'SYSTEM_ERROR' } })
      outcomes = await goThrough(await world.enter())
      const { code, out, err } = await sim(`record ${world.id} --id seen`)
      expect([code, err]).toEqual([0, ''])
      yaml = out
    })
    expect(outcomes).toMatchObject([
      { status: 200, error: undefined },
      { error: '208' },
      { error: 'CART_LOCKED', details: [{ lockedChannelID: 'VZW-RETAIL' }] },
      {},
      { error: 'SYSTEM_ERROR' },
      { status: 503 },
      { status: 400 },
      { error: 'CART_LOCKED' },
    ])
    expect(yaml).toContain('- lockCart: { channel: VZW-RETAIL }')
    expect(yaml).toMatch(/times: \{ from: 3, to: 4 \}/)
    expect(await runLine(['lint', '-'], { stdin: yaml })).toMatchObject({ code: 0, out: '-: seen: no problems' })
    await inWorld(async (world) => {
      await client.arm(world.id, yaml)
      expect(await goThrough(await world.enter())).toEqual(outcomes)
      expect(await sim(`verify ${world.id}`)).toMatchObject({ code: 0 })
    })
  })

  it('keeps connections that ended, committed or not', async () => {
    const lost = second
      .replace('nth: 2, reply: { error: "208" }', 'nth: 1, fault: { reset: true }, commit: true')
      .replace('second add answers 208', 'first add is done and lost')
    const add = (shopper: Shopper) =>
      addDevice(shopper).then(
        ({ status, error }) => ({ status, error }),
        () => noAnswer,
      )
    let yaml = ''
    await inWorld(async (world) => {
      await client.arm(world.id, lost)
      expect(await add(await world.enter())).toBe(noAnswer)
      yaml = (await sim(`record ${world.id}`)).out
    })
    expect(yaml).toMatch(/fault: \{ reset: true \}\n +commit: true/)
    await inWorld(async (world) => {
      await client.arm(world.id, yaml)
      expect(await add(await world.enter())).toBe(noAnswer)
      expect((await world.state()).carts).toMatchObject([{ lineCount: 1 }])
    })
  })

  it('of a session where nothing failed expects its calls in order', () =>
    inWorld(async (world) => {
      const shopper = await world.enter()
      await addDevice(shopper)
      await shopper.call('content.getFeatureFlags')
      const { out, err } = await sim(`record ${world.id}`)
      expect(err).toBe('')
      expect(out).toContain('- { order: [cart.addDevice, content.getFeatureFlags] }')
      expect(await runLine(['lint', '-'], { stdin: out })).toMatchObject({ code: 0, err: '' })
    }))

  it('takes the session that called last, or the one that is named', () =>
    inWorld(async (world) => {
      const [ann, bob] = [await world.enter(), await world.enter()]
      await addDevice(ann)
      await addDevice(ann)
      await bob.call('content.getFeatureFlags')
      const { out, err } = await sim(`record ${world.id}`)
      expect(out).toContain('content.getFeatureFlags')
      expect(err).toMatch(/^Recorded the session ….{6}, which called last; --session names one of the 1 others\.$/)
      const [{ session = '' } = {}] = (await client.journal(world.id)).entries
      const named = await sim(`record ${world.id} --session ${session} --json`)
      expect(JSON.parse(named.out)).toMatchObject({
        expect: [{ fired: 1 }, { order: ['cart.addDevice', 'cart.addDevice'] }],
      })
      const file = join(dir, 'recorded.yaml')
      expect(await json(`record ${world.id} --session ${session} --out ${file}`)).toMatchObject({ file, rules: 1 })
      expect(readFileSync(file, 'utf8')).toContain(`session ${session}, 2 calls`)
      expect(await sim(`record ${world.id} --session 000000`)).toMatchObject({
        code: 2,
        err: expect.stringContaining(session) as string,
      })
    }))

  it.each([
    ['an unknown world', 'nowhere', 'There is no world "nowhere".'],
    ['a bad id', 'default --id A/B', 'No session has called anything'],
  ])('refuses %s with 2', async (_, words, said) => {
    expect(await sim(`record ${words}`)).toMatchObject({ code: 2, err: expect.stringContaining(said) as string })
  })

  it('refuses an id that no scenario may have', () =>
    inWorld(async (world) => {
      await addDevice(await world.enter())
      expect(await sim(`record ${world.id} --id A/B`)).toMatchObject({
        code: 2,
        err: expect.stringContaining('small letters, digits and - only') as string,
      })
    }))
})

describe('a simulator that is none, or wants its token', () => {
  it('is told apart from one', async () => {
    const other = createServer((_, reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('<p>Hello</p>'))
    await new Promise<void>((done) => {
      other.listen(0, '127.0.0.1', done)
    })
    const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`
    expect(await sim(`worlds --url ${url}`)).toEqual({
      code: 3,
      out: '',
      err: `What answers at ${url} is no simulator.`,
    })
    await new Promise((done) => {
      other.close(done)
    })
  })
})

describe('the program', () => {
  const env = () => ({ SIM_URL: simulator.url })

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
    expect([bad.code, bad.out]).toEqual([
      1,
      'Nothing was checked in the world default: no armed scenario expects anything.',
    ])
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
