import type { OperationKey } from '@soe/contracts'
import { slowTexts, type Entry } from '@soe/forwarder/testing'
import { createFindings } from '../findings/finding'
import { violation } from '../judging/violation'
import type { Call } from '../shopping/call'
import { decodeBody } from '../target/decode-body'
import { annotationsOf, summaryOf } from './annotations'
import { maskExchange } from './mask-secrets'
import { reportOf } from './publish-report'
import type { Report } from './report'
import { writers } from './write-reports'

const key: OperationKey = 'cart.addDevice'

const exchangeOf = (text: string): Call['exchange'] => ({
  request: { method: 'POST', path: `/${text}`, headers: { cookie: text, authorization: text }, body: text },
  response: { status: 200, headers: { 'x-a': text }, setCookies: [text], body: text, ms: 1 },
})

/** The report of a finding with a text in each place where a backend writes. */
const reportWith = (text: string): Report => {
  const findings = createFindings(() => 0)
  const call = { key, audience: 'prospect' as const, exchange: exchangeOf(text), isSetup: false, isHostile: false }
  findings.add({
    check: text,
    key,
    audience: 'prospect',
    violation: violation('wrong-value', text, text),
    moments: [{ call }],
  })
  return reportOf(
    { target: 'http://localhost', ms: 1, cpuMs: 1, results: [], leftovers: [], coverage: [], findings },
    [],
  )
}

const words = ['eyJ-', 'token=', 'a=b; ', '"a":', ']]>', '| ', '`', '::error::', "'\\''"]
const printers = { ...writers, annotations: annotationsOf }

const entries: readonly Entry[] = [
  ...Object.entries(printers).map(([name, print]) => ({
    name: `the report ${name}`,
    read: (text: string) => print(reportWith(text)),
    words,
  })),
  { name: 'a summary', read: (text) => summaryOf(reportWith(text), text), words },
  { name: 'secrets', read: (text) => maskExchange(exchangeOf(text)), words },
  { name: 'a body', read: (text) => decodeBody(Buffer.from(text), 'gzip, br'), words },
]

it.each(entries)(
  'time to read or print $name grows as the text does',
  (entry) => {
    expect(slowTexts(entry)).toEqual([])
  },
  600_000,
)
