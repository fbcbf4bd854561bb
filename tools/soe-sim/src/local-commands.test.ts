import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { scenarioJsonSchema } from '@soe/scenario'
import { closedUrl } from './testing/closed-url'
import { runLine } from './testing/run-line'

const good = `apiVersion: sim/v1
kind: Scenario
id: locked
title: Retail takes over
rules:
  - id: second
    on: cart.addDevice
    nth: 2
    reply: { error: "208" }
expect:
  - { rule: second, fired: 1 }
`

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'soe-sim-'))
})
afterAll(() => rmSync(dir, { recursive: true }))

const write = (name: string, text: string): string => {
  const file = join(dir, name)
  writeFileSync(file, text)
  return file
}

describe('the help', () => {
  it.each([[['help', 'worlds', 'make']], [['worlds', 'make', '--help']], [['help', 'worlds', 'make', '--json']]])(
    'is of the command that is named: %j',
    async (words) => {
      const { code, out } = await runLine(words)
      expect([code, out.split('\n')[0]]).toEqual([0, expect.stringContaining('soe-sim worlds make')])
    },
  )

  it('names every command, the exit codes, and ends well', async () => {
    const { code, out } = await runLine(['--help'])
    expect(code).toBe(0)
    for (const name of ['start', 'worlds', 'arm', 'disarm', 'verify', 'why', 'journal', 'lint', 'record', 'replay']) {
      expect(out).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
    }
    expect(out).toContain('3  no simulator could be reached')
  })

  it.each([
    ['start'],
    ['worlds'],
    ['worlds make'],
    ['worlds show'],
    ['worlds drop'],
    ['worlds enter'],
    ['arm'],
    ['disarm'],
    ['verify'],
    ['why'],
    ['journal'],
    ['lint'],
    ['scenarios'],
    ['record'],
    ['replay'],
    ['snapshot'],
  ])('of %s has an example', async (name) => {
    const { code, out } = await runLine([...name.split(' '), '--help'])
    expect(code).toBe(0)
    expect(out).toContain(`Examples:\n  npx soe-sim ${name}`)
  })
})

describe('a wrong command line', () => {
  it.each([
    ['no command', [], 'Usage: soe-sim'],
    ['a misspelt command', ['verfy', 'demo'], 'Did you mean verify?'],
    ['a misspelt command of worlds', ['worlds', 'mkae'], 'Did you mean make?'],
    ['help about a misspelt command', ['help', 'verfy'], 'Did you mean verify?'],
    ['a misspelt command that is asked for help', ['worlds', 'mkae', '--help'], 'Did you mean make?'],
    ['a misspelt option', ['verify', 'demo', '--junti', 'x'], 'Did you mean --junit?'],
    ['a missing word', ['arm', 'demo'], "missing required argument 'sources'"],
    ['a word too many', ['verify', 'demo', 'more'], 'too many arguments'],
    ['an address that is not one', ['worlds', '--url', 'localhost'], '"localhost" is not an address such as'],
    ['a number that is not one', ['journal', 'demo', '--since', 'x'], '--since must be a whole number from 0'],
    ['a limit of nothing', ['journal', 'demo', '--limit', '0'], '--limit must be a whole number from 1'],
    [
      'a seed that is not one',
      ['worlds', 'make', '--seed', '-1'],
      '--seed must be a whole number from 0 to 4294967295',
    ],
    ['a path of elsewhere', ['worlds', 'enter', 'demo', '--to', '//evil.example'], 'is not a path of the shop'],
    ['a decision without a number', ['why', 'demo'], '"demo" is not a decision'],
    ['two reports to print', ['verify', 'demo', '--junit', '-', '--json'], 'Only one of'],
    [
      'a snapshot that is not there',
      ['replay', '/nowhere.json'],
      '/nowhere.json cannot be read: there is no such file.',
    ],
    ['a folder for a file', ['import-har', tmpdir()], 'it is a folder'],
  ])('with %s ends with 2 and says why', async (_, argv, words) => {
    const { code, out, err } = await runLine(argv)
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(words)
  })
})

describe('a simulator that is not there', () => {
  let url: string
  beforeAll(async () => {
    url = await closedUrl()
  })

  it.each([
    ['worlds'],
    ['worlds make'],
    ['worlds show demo'],
    ['worlds drop demo'],
    ['worlds enter demo'],
    ['arm demo cart-load-503-once'],
    ['disarm demo locked'],
    ['verify demo'],
    ['why demo-1'],
    ['journal demo'],
    ['journal demo --follow'],
    ['record demo'],
    ['snapshot demo'],
  ])('ends %s with 3 and says how to start one', async (line) => {
    const { code, err } = await runLine(line.split(' '), { env: { SIM_URL: url } })
    expect([code, err]).toEqual([
      3,
      `No simulator answers at ${url}. Start one with "npx soe-sim start", or name another with --url or SIM_URL.`,
    ])
  })

  it('is told as JSON where JSON is asked for', async () => {
    const { code, err } = await runLine(['worlds', '--json', '--url', url])
    expect([code, JSON.parse(err)]).toMatchObject([3, { error: { code: 'UNREACHABLE' } }])
  })
})

describe('lint', () => {
  it('finds nothing in a good file', async () => {
    const file = write('good.yaml', good)
    expect(await runLine(['lint', file])).toEqual({ code: 0, out: `${file}: locked: no problems`, err: '' })
  })

  it('names line, column and what is allowed, and ends with 1', async () => {
    const file = write('bad.yaml', good.replace('"208"', '"ORDER_NOT_FOUND"'))
    const { code, out } = await runLine(['lint', write('fine.yaml', good), file])
    expect(code).toBe(1)
    expect(out).toMatch(`${file}:9:14: error: rules[0].reply.error: cart.addDevice never answers`)
    expect(out).toMatch(/Allowed: .*CART_LOCKED.* and \d+ more\./)
  })

  it('reads the scenarios of a folder, and leaves its other files', async () => {
    for (const [name, text] of [
      ['package.json', '{"name":"shop"}'],
      ['compose.yaml', 'services: {}'],
    ] as const)
      write(name, text)
    const file = write('good.yaml', good)
    const { out } = await runLine(['lint', dirname(file)])
    expect(out).toContain(`${file}: locked: no problems`)
    expect(out).not.toMatch(/package\.json|compose\.yaml/)
  })

  it('prints warnings, and ends well with them', async () => {
    const file = write('warned.yaml', good.split('expect:')[0] ?? '')
    const { code, out } = await runLine(['lint', file])
    expect([code, out]).toEqual([0, expect.stringContaining('warning: Nothing is expected')])
  })

  it('reads JSON with comments, and stdin', async () => {
    const json = `// locked\n{"apiVersion":"sim/v1","kind":"Scenario","id":"j","title":"J","rules":[{"id":"a","on":"cart.addDevice","nth":0}]}`
    expect((await runLine(['lint', write('a.json', json)])).out).toMatch(/a\.json:2:\d+: error: rules\[0\]\.nth/)
    expect((await runLine(['lint', '-'], { stdin: good })).code).toBe(0)
    expect((await runLine(['lint', '-'], { stdin: 'a: &b 1' })).out).toMatch(/^stdin:1:4: error: Anchors and aliases/)
  })

  it('tells it all as JSON', async () => {
    const file = write('bad.yaml', good.replace('cart.addDevice', 'cart.addDevise'))
    const { code, out } = await runLine(['lint', '--json', file])
    expect(code).toBe(1)
    expect(JSON.parse(out)).toMatchObject([
      { file, ok: false, scenarios: [], problems: [{ severity: 'error', line: 7, column: 5, path: 'rules[0].on' }] },
    ])
  })
})

describe('scenarios', () => {
  it('lists every built-in one', async () => {
    const { code, out } = await runLine(['scenarios'])
    expect(code).toBe(0)
    expect(Number(/(\d+) scenarios$/.exec(out)?.[1])).toBeGreaterThan(80)
    expect(out).toMatch(/^cart-load-503-once +\S/m)
  })

  it('searches ids, titles, operations and texts for all the words', async () => {
    const all = JSON.parse((await runLine(['scenarios', '--json'])).out) as { id: string }[]
    const found = JSON.parse((await runLine(['scenarios', '--json', '--search', '503 ONCE'])).out) as { id: string }[]
    expect(found.length).toBeGreaterThan(0)
    expect(found.length).toBeLessThan(all.length)
    expect(found.map(({ id }) => id)).toContain('cart-load-503-once')
    expect(await runLine(['scenarios', '--search', 'no such words'])).toMatchObject({ code: 0, out: '0 scenarios' })
  })

  it('prints one as a file that lints, or says which was meant', async () => {
    const file = write('hangs.yaml', (await runLine(['scenarios', 'cart-load-hangs'])).out)
    expect(await runLine(['lint', file])).toMatchObject({ code: 0, out: `${file}: cart-load-hangs: no problems` })
    const { code, err } = await runLine(['scenarios', 'cart-load-hang'])
    expect([code, err]).toEqual([2, expect.stringContaining('Did you mean "cart-load-hangs"?')])
  })
})

describe('the schema of a scenario', () => {
  it('is printed as the one that editors take', async () => {
    const { code, out } = await runLine(['schema', 'scenario'])
    expect([code, JSON.parse(out)]).toEqual([0, JSON.parse(JSON.stringify(scenarioJsonSchema()))])
  })
})
