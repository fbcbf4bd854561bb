import type { OperationKey } from '@soe/contracts'
import { z } from 'zod'
import { createFindings } from '../findings/finding'
import { schemaViolations } from '../judging/schema-issues'
import { violation } from '../judging/violation'
import type { Call } from '../shopping/call'
import { annotationsOf, summaryOf } from './annotations'
import { headlineOf, type Report } from './report'
import { reportOf } from './publish-report'
import { writeHtml } from './write-html'
import { writeSarif } from './write-sarif'

const key: OperationKey = 'cart.addDevice'

const callWith = (body: string): Call => ({
  key,
  audience: 'prospect',
  exchange: {
    request: { method: 'POST', path: '/soe/cart', headers: {}, body },
    response: { status: 200, headers: {}, setCookies: [], body, ms: 1 },
  },
  isSetup: false,
  isHostile: false,
})

/** A report of so many findings; the last of them was met twice. */
const reportWith = (count: number, { body = '{}', words = 12 } = {}): Report => {
  const findings = createFindings(() => 0)
  const add = (index: number) => {
    const wrong = violation('wrong-value', `part${index}.field`, `| ${'wrong '.repeat(words)} ${index}`)
    findings.add({ check: 'a check', key, audience: 'prospect', violation: wrong, moments: [{ call: callWith(body) }] })
  }
  for (let index = 0; index < count; index += 1) add(index)
  add(count - 1)
  const facts = { target: 'http://localhost', ms: 1, cpuMs: 1, results: [], leftovers: [], coverage: [] }
  return reportOf({ ...facts, findings }, [])
}

describe('the reports of many findings', () => {
  it('annotate at most ten, the one that was met most often first, and count the rest', () => {
    const lines = annotationsOf(reportWith(40))
    expect(lines).toHaveLength(10)
    expect(lines[0]).toContain('::part39.field')
    expect(lines[9]).toBe('::error title=soe-conform::and 31 more: report.html')
    expect(annotationsOf(reportWith(10))).toHaveLength(10)
    expect(annotationsOf(reportWith(10)).join()).not.toContain('more: report.html')
  })

  it('keep the step summary below 1 MiB, and count the rest', () => {
    const report = reportWith(3000, { words: 100 })
    const summary = summaryOf(report, headlineOf(report))
    expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024)
    const rows = summary.split('\n').filter((line) => line.startsWith('| cart.addDevice'))
    expect(summary).toContain(`and ${3000 - rows.length} more: report.html`)
  })

  it('hold at most as many SARIF results as a forge shows, each at one place', () => {
    const log = JSON.parse(writeSarif(reportWith(5100))) as { runs: { results: { locations: unknown[] }[] }[] }
    expect(log.runs).toHaveLength(1)
    expect(log.runs[0]?.results).toHaveLength(5000)
    expect(log.runs[0]?.results.every(({ locations }) => locations.length === 1)).toBe(true)
  })

  it('list so many findings of a run, and count the rest as one', () => {
    const { findings } = reportWith(6000)
    expect(findings).toHaveLength(5001)
    expect(findings.find(({ kind }) => kind === 'too-many-findings')).toMatchObject({ path: '', count: 1001 })
  })

  it('list so many of what is wrong with one answer, and count the rest as one', () => {
    const answer = Object.fromEntries(Array.from({ length: 40_000 }, (_, index) => [`unknown${index}`, index]))
    const found = schemaViolations(z.strictObject({}), answer)
    expect(found).toHaveLength(101)
    expect(found.at(-1)).toMatchObject({ kind: 'too-many-findings', message: '39900 more are wrong in one answer' })
  })

  it('have each finding open where there are few, with its field marked, and fold many', () => {
    const html = writeHtml(reportWith(1, { body: '{"field": 1, "other": 2}' }))
    expect(html).toContain('<h1 class="is-broken">1 finding</h1>')
    expect(html).toContain('" open>')
    expect(html).toContain('<mark>&quot;field&quot;</mark>: 1')
    expect(html).not.toContain('<mark>&quot;other&quot;')
    expect(writeHtml(reportWith(4))).not.toContain('" open>')
  })

  it.each([
    ['monthly_price', 'the field is missing; "monthly_price" is there instead'],
    ['MonthlyPrice', 'the field is missing; "MonthlyPrice" is there instead'],
    ['monthly', 'the field is missing'],
  ])('say of a missing field beside "%s" that %s', (key, message) => {
    const found = schemaViolations(z.object({ plans: z.array(z.object({ monthlyPrice: z.number() })) }), {
      plans: [{ [key]: 1 }],
    })
    expect(found).toEqual([{ kind: 'missing-field', path: 'plans[].monthlyPrice', message }])
  })

  it('show the beginning of a body alone', () => {
    const report = reportWith(1, { body: JSON.stringify({ filler: 'x'.repeat(2_000_000) }) })
    expect(JSON.stringify(report).length).toBeLessThan(300_000)
  })
})
