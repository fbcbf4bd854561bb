import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTwin, type Twin, type TwinParts } from '@soe/drift'
import { judgeUrl } from '../testing/judge-url'
import { runConform } from '../testing/run-conform'
import type { Call } from '../shopping/call'
import { differencesOf, placeOf, readRoles } from './differences'

const only = 'cart.listEligibleLines'

/** Edits what the operation answers, within the contract. */
const answering = (edit: (text: string) => string): TwinParts => ({
  wrap: () => async (request, pass) => {
    const reply = await pass(request)
    return request.key === only ? { ...reply, body: edit(reply.body) } : reply
  },
})

const renamed = answering((text) => text.replaceAll('"nickName":"', '"nickName":"Captain '))

let oracle: Twin
let folder: string
beforeAll(async () => {
  oracle = await startTwin({})
})
afterAll(() => oracle.close())
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'soe-oracle-'))))
afterEach(() => rmSync(folder, { recursive: true }))

const compare = async (parts: TwinParts, key: string, ...flags: string[]) => {
  const twin = await startTwin(parts)
  try {
    return await judgeUrl(twin.url, '--only', key, '--oracle', oracle.url, ...flags)
  } finally {
    await twin.close()
  }
}

const accept = (change: object = {}): string => {
  const entry = { operation: 'cart.*', path: 'lines[].*', owner: 'names', why: 'ranks', until: '2999-01-01', ...change }
  const file = join(folder, 'accepted.json')
  writeFileSync(file, JSON.stringify({ differences: [entry] }))
  return file
}

describe('a comparison with an oracle', () => {
  it('finds no difference between two that answer alike, whatever ids and times they give', async () => {
    const { report, code } = await compare({}, 'cart.addDevice', '--audiences', 'prepay-signed-in')
    expect(report.findings).toEqual([])
    expect(report.oracle?.noise).toEqual(expect.arrayContaining(['cart.addDevice header e2erequestid']))
    expect(report.oracle?.notCompared).toEqual([])
    expect(code).toBe(0)
  })

  it('finds a difference that the contract allows, with both values', async () => {
    const { report, lines, code } = await compare(renamed, only)
    expect(report.findings).toMatchObject([{ operation: only, kind: 'differs-from-oracle', path: 'lines[].nickName' }])
    expect(lines.join('\n')).toMatch(/"Captain (\w+)" here, "\1" at the oracle; the contract allows both/)
    expect(code).toBe(1)
  })

  it('leaves what breaks the contract to the checks of the contract', async () => {
    const broken = answering((text) => text.replaceAll(/-X{4}"/g, '-0148"'))
    const { report } = await compare(broken, only)
    expect(report.findings.map(({ kind, path }) => `${kind} ${path}`)).toEqual(['wrong-value lines[].mtn'])
  })

  it('says where the oracle breaks the contract, and blames nobody else for it', async () => {
    const twin = await startTwin(answering((text) => text.replaceAll(/-X{4}"/g, '-0148"')))
    const { report, code } = await judgeUrl(oracle.url, '--only', only, '--oracle', twin.url)
    await twin.close()
    expect(report.oracle?.oracleBroken).toEqual([`${only} lines[].mtn`])
    expect(code).toBe(0)
  })

  it('learns what is noise from two runs on each', async () => {
    let count = 0
    const counting = answering((text) => {
      count += 1
      return text.replaceAll('"modelName":"', `"modelName":"${count} `)
    })
    const other = await startTwin(counting)
    const { report } = await compare(counting, only, '--oracle', other.url)
    await other.close()
    expect(report.oracle?.noise).toContain(`${only} lines[].equipmentInfos[].deviceInfo.modelName`)
    expect(report.findings.filter(({ kind }) => kind === 'differs-from-oracle')).toEqual([])
  })

  it('tells an id that returns from another one', async () => {
    const swapped: TwinParts = {
      wrap: () => async (request, pass) => {
        const reply = await pass(request)
        if (request.key !== 'cart.addDevice') return reply
        return {
          ...reply,
          body: reply.body.replace(/"cases":\[\{"cartId":"[^"]+"/, `"cases":[{"cartId":"C${Math.random()}"`),
        }
      },
    }
    const { report } = await compare(swapped, 'cart.addDevice', '--audiences', 'prepay-signed-in')
    expect(report.findings.map(({ path }) => path)).toContain('serviceBody.serviceResponse.context.cases[].cartId')
  })
})

describe('an accepted difference', () => {
  it('is not a finding, and is still printed', async () => {
    const { report, lines, code } = await compare(renamed, only, '--accepted', accept())
    expect(report.findings).toEqual([])
    expect(lines).toContain(`accepted  ${only} lines[].nickName`)
    expect(code).toBe(0)
  })

  it('fails the run when it is out of date, or matches nothing any more', async () => {
    const ended = await compare(renamed, only, '--accepted', accept({ until: '2020-01-01' }))
    expect(ended.lines.join('\n')).toContain('cart.* lines[].* of names ended on 2020-01-01')
    expect(ended.code).toBe(1)
    const unused = await compare({}, only, '--accepted', accept())
    expect(unused.lines.join('\n')).toContain('of names matches nothing any more')
    expect(unused.code).toBe(1)
  })

  it('needs an owner and a reason', async () => {
    const flags = ['--oracle', oracle.url, '--accepted', accept({ owner: '' })]
    const { code, err } = await runConform(['--target', oracle.url, '--only', only, ...flags])
    expect(err).toContain('cannot be used')
    expect(code).toBe(2)
  })
})

describe('what is noise', () => {
  const recorded = (...bodies: object[]) => {
    const calls = bodies.map((body) => ({
      key: 'cart.addPlan',
      exchange: { response: { status: 200, headers: {}, setCookies: [], body: JSON.stringify(body) } },
    }))
    return new Map([['a check', calls as unknown as readonly Call[]]])
  }
  const noise = new Set(['cart.addPlan at', 'cart.addPlan id'])
  const places = (ours: object[], theirs: object[]) =>
    differencesOf(recorded(...ours), recorded(...theirs), readRoles(noise)).map(placeOf)

  it('is no difference where two instants are equal by chance', () => {
    const [early, late] = ['2026-11-30T02:40:50.459Z', '2026-11-30T02:40:50.460Z']
    expect(places([{ at: early }, { at: early }], [{ at: early }, { at: late }])).toEqual([])
  })

  it('is one where an id is kept here and another is given there', () => {
    expect(places([{ id: 'C1-yc0jjg' }, { id: 'C1-yc0jjg' }], [{ id: 'C1-yc0jjg' }, { id: 'C2-abcdef' }])).toEqual([
      'cart.addPlan id',
    ])
  })
})
