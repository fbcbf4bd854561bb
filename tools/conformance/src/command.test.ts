import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findOperation, type OperationKey } from '@soe/contracts'
import { contractVersion } from '@soe/contracts/openapi'
import { drifts, startTwin, type Twin } from '@soe/drift'
import { answers } from './commands/schema'
import type { Report } from './reports/report'
import { runBundle, runConform } from './testing/run-conform'

let sound: Twin
let drifting: Twin
let out: string

beforeAll(async () => {
  sound = await startTwin({})
  drifting = await startTwin(drifts.find(({ id }) => id === 'unmasked-number') ?? {})
})
afterAll(() => Promise.all([sound.close(), drifting.close()]))
beforeEach(() => void (out = mkdtempSync(join(tmpdir(), 'soe-conform-'))))
afterEach(() => rmSync(out, { recursive: true }))

const only = 'cart.listEligibleLines'
const readReport = () => JSON.parse(readFileSync(join(out, 'report.json'), 'utf8')) as Report
/** Every file of the reports, also those of its folders. */
const readAll = () =>
  readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))

describe('soe-conform', () => {
  it('exits with 0 where everything holds', async () => {
    const { code, out: said } = await runBundle('--target', sound.url, '--only', only)
    expect(said).toMatch(/1 operation: \d+ checks held, 0 findings, 0 not judged, 0 waived\n$/)
    expect(code).toBe(0)
  })

  it('exits with 1 where something is broken, and says what and where', async () => {
    const { code, out: said } = await runBundle('--target', drifting.url, '--only', only)
    expect(said).toMatch(/BROKEN {2}cart\.listEligibleLines wrong-value lines\[\]\.mtn: "\[phone number\]"/)
    expect(said).toMatch(/^ +shown by hub-page, line-page, product-page$/m)
    expect(code).toBe(1)
  })

  it('answers programs with JSON alone, of the schema that it prints, and with the same code', async () => {
    const { code, out: said } = await runConform(['--target', drifting.url, '--only', only, '--out', out, '--json'])
    expect(code).toBe(1)
    expect(answers.run.parse(JSON.parse(said))).toEqual(readReport())
    const file = join(out, 'replays', readdirSync(join(out, 'replays'))[0] ?? '')
    const replayed = await runConform(['replay', file, '--json'])
    expect(answers.replay.parse(JSON.parse(replayed.out)).replays).toMatchObject([{ says: 'STILL' }])
    expect(replayed.code).toBe(1)
  })

  it.each([
    ['init', ['init', '--out', '-']],
    ['used', ['used', '--only', 'support.listStores']],
    ['version', ['--version']],
    ['help', ['help', 'waivers']],
  ] as const)('answers %s with JSON, too', async (name, args) => {
    const target = name === 'init' ? ['--target', sound.url] : []
    const { code, out: said } = await runConform([...args, ...target, '--json'])
    expect(code).toBe(0)
    answers[name].parse(JSON.parse(said))
    const { out: schema } = await runConform(['schema', name])
    expect(JSON.parse(schema)).toMatchObject({ type: 'object', additionalProperties: false })
  })

  it.each(['init', 'judge', 'proxy', 'replay', 'used', 'schema'])(
    'says in the help of %s that it takes --json',
    async (name) => {
      const { code, out: said } = await runConform([name, '--help'])
      expect(code).toBe(0)
      expect(said).toMatch(/^ {2}--json {2}/m)
      const { out: json } = await runConform([name, '--help', '--json'])
      expect(answers.help.parse(JSON.parse(json)).help).toBe(said.trimEnd())
    },
  )

  it('refuses as JSON where it is asked for, and says whether the command line or the backend is why', async () => {
    const codeOf = async (...args: string[]) => {
      const { code, out: said, err } = await runConform([...args, '--json'])
      expect({ code, said }).toEqual({ code: 2, said: '' })
      return answers.error.parse(JSON.parse(err)).error.code
    }
    expect(await codeOf('--loud')).toBe('WRONG_USE')
    expect(await codeOf('schema', 'dance')).toBe('WRONG_USE')
    expect(await codeOf('help', 'constructor')).toBe('WRONG_USE')
    expect(await codeOf('--target', 'http://127.0.0.1:9', '--only', only)).toBe('UNREACHABLE')
  })

  it('exits with 2 where the states cannot be set up', async () => {
    const { code, out: said } = await runConform(['--target', sound.url, '--only', only, '--state-url', '/nowhere'])
    expect(said).toContain(
      `the state "shopper" could not be set up for the identity "signed-in": ${sound.url}/nowhere answered HTTP 404`,
    )
    expect(code).toBe(2)
  })

  it('exits with 2 where nobody answers', async () => {
    const { code } = await runBundle('--target', 'http://127.0.0.1:9', '--only', only)
    expect(code).toBe(2)
  })

  it.each([
    [[], '--target must be a URL'],
    [['--target', 'nonsense'], '--target must be a URL such as https://host, not "nonsense"'],
    [['--target', 'http://localhost', '--only', 'basket'], '--only: no operation matches basket'],
    [['--target', 'http://localhost', '--time', 'soon'], '--time must be like 60s or 5m, not "soon"'],
    [['--target', 'http://localhost', '--seed', 'x'], '--seed must be a whole number, not "x"'],
    [['--target', 'http://localhost', '--rps', '-1'], '--rps'],
    [['--target', 'http://localhost', '--loud'], "Unknown option '--loud'"],
    [['--target', 'http://localhost', '--waivers', '/nowhere.json'], '/nowhere.json cannot be used'],
    [['dance'], 'unknown command "dance"'],
  ])('refuses %j', async (args, message) => {
    const { code, err } = await runConform(args)
    expect(err).toContain(message)
    expect(code).toBe(2)
  })

  it('says which version it is', async () => {
    expect(await runConform(['--version'])).toEqual({ code: 0, out: `${contractVersion}\n`, err: '' })
  })

  it('explains itself', async () => {
    const { code, out: said } = await runConform(['--help'])
    expect(said).toContain('--state-url URL')
    expect(code).toBe(0)
  })

  it('sends nothing that changes data with --read-only, on other hosts without --i-own, and with --shared', async () => {
    const readKinds = async (...flags: string[]) => {
      const chosen = ['--only', 'chat.livePersonSubmitfeedback,catalogue.getProduct', '--audiences', 'signed-in']
      await runConform(['--target', sound.url, ...chosen, '--out', out, ...flags])
      return new Set(
        readReport()
          .checks.filter(({ verdict }) => verdict !== 'left out')
          .map(({ name }) => name.split(' ')[0]),
      )
    }
    expect(await readKinds()).toContain('invalid')
    expect(await readKinds('--read-only')).not.toContain('invalid')
    expect(await readKinds('--shared')).not.toContain('invalid')
  })

  it.each(['--read-only', '--shared'])('sends the backend nothing but reads with %s', async (flag) => {
    const sent: OperationKey[] = []
    const listening = await startTwin({
      wrap: () => (request, pass) => {
        if (request.key) sent.push(request.key)
        return pass(request)
      },
    })
    await runConform(['--target', listening.url, '--only', 'checkout.getCheckoutDetails,cart.addPlan,plans', flag])
    await listening.close()
    expect(sent).toContain('plans.getPlans')
    expect(sent.filter((key) => findOperation(key).metadata.kind === 'change')).toEqual([])
  })

  it('stops when the time is up, and says what it did not judge', async () => {
    const { code, out: said } = await runConform(['--target', sound.url, '--only', 'cart', '--time', '0s'])
    expect(said).toContain('the time was up')
    expect(code).toBe(2)
  })

  it('judges as the identities that are given', async () => {
    const { code, out: said } = await runConform(['--target', sound.url, '--only', only, '--as', 'signed-in=nobody'])
    expect(said).toContain('NOT JUDGED')
    expect(code).toBe(2)
  })

  it('keeps to a pace', async () => {
    const started = performance.now()
    await runConform(['--target', sound.url, '--only', 'content.getPrepaidPlans', '--rps', '10'])
    expect(performance.now() - started).toBeGreaterThan(500)
  })
})

const reportFiles = ['junit.xml', 'report.html', 'report.sarif', 'report.json']

describe('the reports', () => {
  it('are a page, JSON, JUnit and SARIF', async () => {
    await runConform(['--target', drifting.url, '--only', only, '--out', out, '--seed', '7'])
    expect(readdirSync(out).sort()).toEqual([...reportFiles, 'replays'].sort())
    const { findings, seed } = readReport()
    expect(seed).toBe(7)
    expect(findings[0]).toMatchObject({
      operation: 'cart.listEligibleLines',
      kind: 'wrong-value',
      path: 'lines[].mtn',
      fault: { code: 101 },
      calls: 1,
    })
    const [junit, html, sarif] = reportFiles.map((name) => readFileSync(join(out, name), 'utf8'))
    expect(junit).toContain('<failure message="wrong-value lines[].mtn')
    expect(html).toContain('curl -X POST')
    expect(JSON.parse(sarif ?? '')).toMatchObject({
      runs: [
        {
          results: [
            {
              ruleId: 'wrong-value',
              locations: [
                { physicalLocation: { artifactLocation: { uri: 'libs/contracts/src/cart/list-eligible-lines.ts' } } },
              ],
              partialFingerprints: { 'soe-conform/v1': findings[0]?.fingerprint },
            },
          ],
        },
      ],
    })
  })

  it('have the same fingerprints with another seed', async () => {
    const fingerprints = async (seed: string) => {
      await runConform(['--target', drifting.url, '--only', only, '--out', out, '--seed', seed])
      return readReport().findings.map(({ fingerprint }) => fingerprint)
    }
    expect(await fingerprints('1')).toEqual(await fingerprints('99'))
  })

  it('hold no cookie, no token and no card number', async () => {
    const twin = await startTwin(drifts.find(({ id }) => id === 'whole-card-number') ?? {})
    const paying = ['--only', 'checkout.selectPayment', '--audiences', 'prospect']
    await runConform(['--target', twin.url, ...paying, '--out', out])
    await twin.close()
    expect(readReport().findings).not.toEqual([])
    for (const text of readAll()) {
      expect(text).not.toMatch(/4111111111111111/)
      expect(text).not.toMatch(/sim-session=[\da-f]/)
      expect(text).not.toMatch(/"x-xsrf-token": ?"[\da-f]/i)
      expect(text).not.toMatch(/XSRF-TOKEN=[\da-f]/)
    }
  })

  it('annotate a change within the limits of the forge', async () => {
    const summary = join(out, 'summary.md')
    const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary }
    const { out: said } = await runConform(['--target', drifting.url, '--only', only], env)
    expect(said).toContain('::error title=cart.listEligibleLines wrong-value::lines[].mtn')
    expect(readFileSync(summary, 'utf8')).toContain('| cart.listEligibleLines | wrong-value | lines[].mtn |')
  })
})

describe('a waiver', () => {
  const waive = async (change: object) => {
    await runConform(['--target', drifting.url, '--only', only, '--out', out])
    const [finding] = readReport().findings
    const { fingerprint, operation, path } = finding ?? {}
    const waiver = {
      fingerprint,
      operation,
      path,
      owner: 'numbers',
      why: 'masked by the shop',
      until: '2999-01-01',
      ...change,
    }
    const file = join(out, 'waivers.json')
    writeFileSync(file, JSON.stringify({ waivers: [waiver] }))
    return runConform(['--target', drifting.url, '--only', only, '--waivers', file])
  }

  it('accepts a finding, which is still printed', async () => {
    const { code, out: said } = await waive({})
    expect(said).toContain('waived  cart.listEligibleLines wrong-value lines[].mtn')
    expect(said).toContain('0 findings, 0 not judged, 1 waived')
    expect(code).toBe(0)
  })

  it('accepts all that its cause explains, and is written by --write-waivers', async () => {
    const file = join(out, 'waivers.json')
    const written = await runConform(['--target', drifting.url, '--only', only, '--write-waivers', file])
    expect(written.code).toBe(1)
    const { code, out: said } = await runConform(['--target', drifting.url, '--only', only, '--waivers', file])
    expect(said).toMatch(/0 findings, 0 not judged, [1-9]\d* waived/)
    expect(code).toBe(0)
  })

  it('of what was not judged is not said to be needless', async () => {
    await waive({})
    const waivers = ['--waivers', join(out, 'waivers.json')]
    const { out: said } = await runConform(['--target', sound.url, '--only', 'content.getPrepaidPlans', ...waivers])
    expect(said).not.toContain('matches nothing any more')
  })

  it('fails the run when it is out of date, or matches nothing any more', async () => {
    const ended = await waive({ until: '2020-01-01' })
    expect(ended.out).toContain('of numbers ended on 2020-01-01')
    expect(ended.code).toBe(1)
    const unused = await waive({ fingerprint: '000000000000' })
    expect(unused.out).toContain('of numbers matches nothing any more')
    expect(unused.code).toBe(1)
  })
})
