import type { OperationKey } from '@soe/contracts'
import {
  drifts,
  plantedFaults,
  reportedDrifts,
  smallShop,
  spellingOf,
  startTwin,
  variations,
  type Drift,
  type TwinParts,
} from '@soe/drift'
import { audiencesOf } from './contract/judged-operations'
import type { Report } from './reports/report'
import { judgeUrl, type Judged } from './testing/judge-url'

const isSoak = process.env['SOAK'] === '1'

/** Six of a list, evenly spread; the soak takes all. */
const some = <Item>(items: readonly Item[], count = 6): Item[] => {
  const step = items.length / count
  return isSoak ? [...items] : Array.from({ length: count }, (_, index) => items[Math.floor(index * step)] as Item)
}

/** A guest where guests may call, else the first audience that may; the soak judges as everybody. */
const callerOf = (key: OperationKey): string[] => {
  const [first] = audiencesOf(key)
  return isSoak || first === undefined
    ? []
    : ['--audiences', audiencesOf(key).includes('prospect') ? 'prospect' : first]
}

const judge = async (parts: TwinParts, only: readonly OperationKey[], ...flags: string[]): Promise<Judged> => {
  const twin = await startTwin(parts)
  try {
    return await judgeUrl(twin.url, '--only', only.join(','), ...flags)
  } finally {
    await twin.close()
  }
}

/** Judges as one caller, and as everybody where that one meets nothing. */
const judgeFault = async (parts: TwinParts, only: readonly OperationKey[]): Promise<Judged> => {
  const judged = await judge(parts, only, ...only.slice(0, 1).flatMap(callerOf))
  return isSoak || judged.report.findings.length > 0 ? judged : judge(parts, only)
}

const findingOf = ({ findings }: Report, { at: [key, part] }: Drift) =>
  findings.find(({ places }) =>
    places.some(({ operation, kind, path }) => operation === key && `${kind} ${path}`.includes(part)),
  )

const median = (values: readonly number[]) => [...values].sort((left, right) => left - right)[values.length >> 1] ?? 0

/** Beyond those that set the state up. */
const calls: number[] = []

describe('a drift', () => {
  it.each(some(drifts))('is found where it is: $title', async (drift) => {
    const { report, code } = await judgeFault(drift, drift.only)
    const found = findingOf(report, drift)
    expect(report.findings.map(({ operation, kind, path }) => `${operation} ${kind} ${path}`)).not.toEqual([])
    expect(found).toBeDefined()
    expect(found?.calls).toBeLessThanOrEqual(15)
    expect(code).toBe(1)
    calls.push(found?.calls ?? 0)
  })

  it('is found in four calls, as a rule', () => {
    expect(median(calls)).toBeLessThanOrEqual(4)
  })
})

const earlyExams = plantedFaults.filter(({ draw }) => draw === 'exam' || draw === 'first')

describe('a drift that nobody had in mind', () => {
  it.each(some(earlyExams, 3))('is found among the operations that show it: $title', async (drift) => {
    const { report, code } = await judgeFault(drift, drift.only)
    const operations = report.findings.flatMap(({ places }) => places.map(({ operation }) => operation))
    expect(operations.filter((operation) => drift.only.some((key) => key === operation))).not.toEqual([])
    expect(code).toBe(1)
  })
})

const otherWays = plantedFaults.filter(({ draw }) => draw === 'eighth')

const blind = plantedFaults.filter(({ draw }) => draw === 'tenth')

describe('a fault of one audience, channel or path', () => {
  it.each(some(otherWays, 5))('is found: $title', async (drift) => {
    const { report } = await judgeFault(drift, drift.only)
    const operations = report.findings.flatMap(({ places }) => places.map(({ operation }) => operation))
    expect(operations).toContain(drift.only[0])
  })
})

describe('a fault that a blind exam found missing', () => {
  it.each(some(blind, 2))('is found: $title', async (fault) => {
    const { report } = await judgeFault(fault, fault.only)
    expect(report.findings).not.toEqual([])
  })
})

/** What the small shop needs besides its address. */
const smallShopFlags = ['--states', smallShop.states, '--audiences', smallShop.audiences.join(',')]

const judgeSmallShop = async (
  parts: TwinParts,
  only: readonly string[] = smallShop.keys,
  ...flags: readonly string[]
): Promise<Judged> => {
  const twin = await startTwin(parts)
  try {
    return await judgeUrl(twin.url, ...smallShopFlags, '--only', only.join(','), ...flags)
  } finally {
    await twin.close()
  }
}

/** Judges the drifting operation first, which finds it soonest, and all operations where that does not show it. */
const isCaught = async ({ only, ...drift }: Pick<Drift, 'only'> & TwinParts): Promise<boolean> => {
  const narrow = [only, ...only.slice(0, 1).map(callerOf)] as const
  for (const [keys, flags] of isSoak ? [[smallShop.keys]] : [narrow, [only], [smallShop.keys]]) {
    const { report } = await judgeSmallShop(drift, keys, ...(flags ?? []))
    if (report.findings.length > 0) return true
  }
  return false
}

/** Ways in which a backend may spell what it says; the soak takes 500. */
const spellings = Array.from({ length: isSoak ? 500 : 1 }, (_, index) => index + 1)

describe('a second backend', () => {
  it.each(spellings)('has no finding while it is sound, in spelling %i', async (seed) => {
    const { report, code } = await judgeSmallShop(
      { small: {}, wrap: spellingOf(seed) },
      smallShop.keys,
      '--seed',
      String(seed),
    )
    expect(report.findings).toEqual([])
    expect(report.notJudged).toEqual([])
    expect(code).toBe(0)
  })

  it('is caught in at least seven of eight drifts that somebody has reported', async () => {
    const missed: string[] = []
    const tried = some(reportedDrifts)
    for (const drift of tried) {
      if (!(await isCaught(drift))) missed.push(drift.id)
    }
    expect(missed.slice(Math.floor(tried.length / 8))).toEqual([])
  })
})

describe('two drifts', () => {
  it('are two findings', async () => {
    const [first, second] = ['unmasked-number', 'alias-gone'].map((id) => drifts.find((drift) => drift.id === id))
    if (!first?.wrap || !second?.wrap) throw new Error('no such drifts')
    const [one, other] = [first.wrap(), second.wrap()]
    const both: TwinParts = { wrap: () => (request, pass) => one(request, (inner) => other(inner, pass)) }
    const { report } = await judge(both, [...first.only, ...second.only])
    expect(report.findings.map(({ operations }) => operations)).toEqual(
      expect.arrayContaining([first.only, second.only]),
    )
    expect(report.findings).toHaveLength(2)
  })
})

describe('a legal variation', () => {
  it.each(some(variations))('is not a finding: $title', async ({ only, ...parts }) => {
    const { report, code } = await judge(parts, isSoak ? only : only.slice(0, 1), ...only.slice(0, 1).flatMap(callerOf))
    expect(report.findings.map(({ operation, kind, path, message }) => [operation, kind, path, message])).toEqual([])
    expect(report.notJudged).toEqual([])
    expect(code).toBe(0)
  })
})

if (isSoak) {
  describe('a legal spelling of everything', () => {
    it.each(spellings)('is no finding at the simulator: %i', async (seed) => {
      const twin = await startTwin({ wrap: spellingOf(seed) })
      try {
        const { report } = await judgeUrl(twin.url, '--seed', String(seed), '--time', '20s')
        expect(report.findings).toEqual([])
      } finally {
        await twin.close()
      }
    })
  })
}
