import { readOptions } from './read-options'
import { defaultLimits } from './world-limits'

describe('where the worlds are kept', () => {
  it.each([
    [[], { kind: 'memory' }],
    [['--store', 'memory'], { kind: 'memory' }],
    [['--data', 'mine'], { kind: 'directory', path: 'mine', durability: 'disk' }],
    [['--data', 'mine', '--durability', 'disk'], { kind: 'directory', path: 'mine', durability: 'disk' }],
    [['--data', 'mine', '--durability', 'process'], { kind: 'directory', path: 'mine', durability: 'process' }],
    [['--store', 'redis://host:1/2'], { kind: 'redis', url: 'redis://host:1/2' }],
    [['--store=rediss://host'], { kind: 'redis', url: 'rediss://host' }],
  ])('%j is %j', (flags, store) => {
    expect(readOptions(flags, {}).store).toEqual(store)
  })

  it.each([
    ...['mysql://host', 'redis:host', 'redis://host/x', 'redis://host:99999'].map((store): [string[], string] => [
      ['--store', store],
      `--store must be memory or redis://host:port/database, not "${store}"`,
    ]),
    [['--store', 'redis://me:s3cret@host/x'], 'not "redis://host/x"'],
    [['--store', 'somewhere'], 'for a directory use --data'],
    [['--store', 'memory', '--data', 'mine'], '--data and --store exclude each other'],
    [['--data', 'mine', '--durability', 'none'], '--durability must be disk or process, not "none"'],
    [['--durability', 'process'], '--durability belongs to --data'],
  ])('%j is refused in words', (flags, words) => {
    expect(() => readOptions(flags, {})).toThrow(words)
  })

  it('takes the durability of a directory from SIM_DURABILITY, unless a flag names it', () => {
    const env = { SIM_DURABILITY: 'process' }
    const directory = ['--data', 'mine']
    expect(readOptions(directory, env).store).toMatchObject({ durability: 'process' })
    expect(readOptions([...directory, '--durability', 'disk'], env).store).toMatchObject({ durability: 'disk' })
    expect(readOptions([], env).store).toEqual({ kind: 'memory' })
  })
})

describe('how many worlds are kept, and how long', () => {
  it('has limits of its own', () => {
    expect(readOptions([], {}).limits).toEqual(defaultLimits)
  })

  it('takes others', () => {
    const flags = ['--world-ttl', 'PT2H', '--max-worlds', '100', '--journal-bytes', '5000']
    expect(readOptions(flags, {}).limits).toMatchObject({ ttl: 7_200_000, maxWorlds: 100, journalBytes: 5000 })
  })

  it.each(['2H', 'P', 'PT', 'PT0S', 'P1DT', ''])('refuses %j as a time to live', (text) => {
    expect(() => readOptions([`--world-ttl=${text}`], {})).toThrow('must be an ISO 8601 duration such as PT2H or P7D')
  })

  it.each(['0', '-1', '1.5', 'many', ''])('refuses %j as a number of worlds', (text) => {
    expect(() => readOptions([`--max-worlds=${text}`], {})).toThrow('--max-worlds must be a whole number above 0')
  })
})

describe('how long running calls have at the end', () => {
  it('is five seconds, or what is said', () => {
    expect(readOptions([], {}).drain).toBe(5000)
    expect(readOptions(['--drain', 'PT0S'], {}).drain).toBe(0)
    expect(() => readOptions(['--drain', '30'], {})).toThrow(
      '--drain must be an ISO 8601 duration such as PT5S, not "30"',
    )
  })
})

describe('what is served beside the carrier', () => {
  it('is named by its folder, or is not there', () => {
    const flags = ['--static', 'shop', '--console', 'console', '--scenarios', 'scripts']
    expect(readOptions(flags, {})).toMatchObject({ staticDir: 'shop', consoleDir: 'console', scenariosDir: 'scripts' })
    expect(readOptions([], {})).toMatchObject({ staticDir: undefined, consoleDir: undefined, scenariosDir: undefined })
  })
})

describe('how it logs', () => {
  it.each([
    [[], {}, 'text'],
    [['--log', 'json'], {}, 'json'],
    [[], { SIM_LOG: 'json' }, 'json'],
    [['--log', 'text'], { SIM_LOG: 'json' }, 'text'],
  ])('%j with %j is %s', (flags, env, log) => {
    expect(readOptions(flags, env).log).toBe(log)
  })

  it('refuses a form that it has not', () => {
    expect(() => readOptions(['--log', 'xml'], {})).toThrow('--log must be text or json, not "xml"')
  })
})

describe('the token', () => {
  it.each([
    [['--token', 'mine'], {}, 'mine'],
    [[], { SIM_TOKEN: 'yours' }, 'yours'],
    [[], { SIM_TOKEN: '' }, undefined],
  ])('%j with %j is %s', (flags, env, token) => {
    expect(readOptions(flags, env).token).toBe(token)
  })

  it.each(['', ' ', 'a b', 'tokén', 'a\nb'])('is refused where no header can hold it: %j', (token) => {
    const says = '--token must be letters, digits and signs of ASCII without spaces'
    expect(() => readOptions(['--token', token], {})).toThrow(says)
  })
})

describe('the origins whose pages may call', () => {
  it('default to none', () => {
    expect(readOptions([], {}).allowedOrigins).toEqual([])
    const flags = ['--allow-origin', 'http://localhost:5173', '--allow-origin', 'https://shop.test']
    expect(readOptions(flags, {}).allowedOrigins).toEqual(['http://localhost:5173', 'https://shop.test'])
  })

  it.each(['*', 'localhost', 'http://localhost:5173/', 'ftp://localhost', 'null'])('refuse %j', (text) => {
    expect(() => readOptions([`--allow-origin=${text}`], {})).toThrow(
      `--allow-origin must be an origin such as http://localhost:5173, not "${text}"`,
    )
  })
})

it('takes no address for the directory of the worlds', () => {
  expect(() => readOptions(['--data', 'http://x'], {})).toThrow(
    '--data must be a directory, not the address "http://x"; --store takes redis://host:port',
  )
  expect(readOptions(['--data', './worlds'], {}).store).toMatchObject({ path: './worlds' })
})

describe('a real backend', () => {
  it('is the carrier where one is named, whose host need not be named again', () => {
    const flags = ['--carrier', 'https://api.example/gw', '--carrier-header', 'x-api-key: k', '--simulate', 'a,b']
    const { carrier, ownHosts } = readOptions([...flags, '--i-own', 'other.example'], {})
    expect(carrier).toEqual({
      url: 'https://api.example/gw',
      headers: { 'x-api-key': 'k' },
      keepsPersonal: false,
      simulate: ['a', 'b'],
    })
    expect(ownHosts).toEqual(['other.example', 'api.example'])
    expect(readOptions([], {}).carrier).toBeUndefined()
  })

  it.each([
    [['--carrier', 'api.example'], '--carrier must be an address such as https://host, not "api.example"'],
    [['--carrier', 'http://a', '--carrier-header', 'key'], '--carrier-header must be like "x-api-key: abc", not "key"'],
    [['--carrier', 'http://a', '--carrier-states', 'here'], '--carrier-states must be an address'],
    [['--simulate', 'wishlist'], '--simulate needs --carrier, the address of a backend'],
  ])('%j is refused in words', (flags, words) => {
    expect(() => readOptions(flags, {})).toThrow(words)
  })
})

describe('where others reach it', () => {
  it('is the address that a flag names, else SIM_ADDRESS, else nowhere in particular', () => {
    const env = { SIM_ADDRESS: 'http://shop-1.each:4010' }
    expect(readOptions(['--address', 'http://10.0.0.7:4010/'], env).address).toBe('http://10.0.0.7:4010')
    expect(readOptions([], env).address).toBe('http://shop-1.each:4010')
    expect(readOptions([], {}).address).toBeUndefined()
  })

  it('is refused in words where it is no address', () => {
    expect(() => readOptions(['--address', '10.0.0.7:4010'], {})).toThrow(
      '--address must be an address such as https://host, not "10.0.0.7:4010"',
    )
  })
})
