import { acceptedElements, printable, type Verification, type VerificationCheck } from '@soe/contracts'
import { escape } from './docs/html'

const plain = (text: string) => escape(printable(text))

const nothingChecked = ({ reason }: Verification): string => `Nothing was checked: ${reason}.`

const testCase = ({ scenario, rule, expected, actual, ok, nearest = [] }: VerificationCheck): string => {
  const head = `    <testcase classname="${plain(scenario)}" name="${plain(`${rule} ${expected}`)}"`
  if (ok) return `${head}/>`
  const message = plain(`expected ${expected}, actual ${actual}`)
  return `${head}>\n      <failure message="${message}">${plain(nearest.join('\n'))}</failure>\n    </testcase>`
}

const writeJunit = (verification: Verification, verdict: readonly string[]): string => {
  const { world, seed, checks } = verification
  const cases =
    checks.length > 0
      ? checks.map(testCase)
      : [
          `    <testcase classname="${plain(world)}" name="checks"><failure message="${plain(nothingChecked(verification))}"/></testcase>`,
        ]
  const failures = checks.length > 0 ? checks.filter(({ ok }) => !ok).length : 1
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites tests="${cases.length}" failures="${failures}">`,
    `  <testsuite name="${plain(world)}" tests="${cases.length}" failures="${failures}">`,
    `    <properties><property name="seed" value="${seed}"/></properties>`,
    ...cases,
    ...(verdict.length === 0 ? [] : [`    <system-out>${plain(verdict.join('\n'))}</system-out>`]),
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n')
}

const row = ({ scenario, rule, expected, actual, ok, nearest = [] }: VerificationCheck): string => {
  const cells = [ok ? 'met' : 'not met', scenario, rule, expected, actual, nearest.join('\n')]
  return `<tr class="${ok ? 'met' : 'unmet'}">${cells.map((cell) => `<td>${plain(cell)}</td>`).join('')}</tr>`
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;margin:2rem}td,th{padding:.4rem .8rem;text-align:left;vertical-align:top;white-space:pre-line;border-bottom:1px solid #ccc}.unmet td:first-child{font-weight:700;color:#a4262c}'

const writeHtml = (verification: Verification, verdict: readonly string[]): string => {
  const { ok, world, seed, checks, unused, refused = [] } = verification
  const heading =
    checks.length === 0 ? nothingChecked(verification) : ok ? 'Every check is met.' : 'Not every check is met.'
  const heads = ['Result', 'Scenario', 'Rule', 'Expected', 'Actual', 'Nearest calls']
  const kept = refused
    .map(({ operation, status, error, calls }) => `<li>${plain(`${operation}: ${status} ${error}, ${calls}`)}</li>`)
    .join('')
  const never = unused.map(({ scenario, rule }) => `<li>${plain(`${scenario}: ${rule}`)}</li>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Verification of ${plain(world)}</title><style>${style}</style></head>
<body><main><h1>${plain(heading)}</h1><p>World ${plain(world)}, seed ${seed}</p>${verdict.map((sentence) => `<p>${plain(sentence)}</p>`).join('')}
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${checks.map(row).join('\n')}</tbody></table>
${never === '' ? '' : `<h2>Rules that never fired</h2><ul>${never}</ul>`}
${kept === '' ? '' : `<h2>Calls that were refused before any rule</h2><ul>${kept}</ul>`}</main></body></html>
`
}

/** The Common Test Report Format, which dashboards read. */
const writeCtrf = (verification: Verification, verdict: readonly string[], now: number): string => {
  const { world, seed, ok, checks } = verification
  const tests =
    checks.length > 0
      ? checks.map((check) => ({
          name: printable(`${check.rule} ${check.expected}`),
          suite: [printable(check.scenario)],
          status: check.ok ? 'passed' : 'failed',
          duration: 0,
          ...(!check.ok && {
            message: printable(`expected ${check.expected}, actual ${check.actual}`),
            trace: (check.nearest ?? []).map((call) => printable(call)).join('\n'),
          }),
        }))
      : [{ name: 'checks', status: ok ? 'passed' : 'failed', duration: 0, message: nothingChecked(verification) }]
  const failed = tests.filter(({ status }) => status === 'failed').length
  const others = { skipped: 0, pending: 0, other: 0, start: now, stop: now }
  return JSON.stringify({
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    results: {
      tool: { name: 'soe-sim' },
      summary: { tests: tests.length, passed: tests.length - failed, failed, ...others },
      tests,
      environment: {
        extra: { world, seed, ...(verdict.length > 0 && { verdict: verdict.map((one) => printable(one)) }) },
      },
    },
  })
}

interface Report {
  readonly type: string
  readonly text: string
}

const ctrfType = 'application/ctrf+json'
const junitTypes = ['application/xml', 'text/xml', 'application/junit+xml']

/** The first accepted form; undefined if that is JSON. */
export const reportForm = (accept = ''): string | undefined => {
  const first = acceptedElements(accept).find((type) =>
    ['text/html', 'application/json', '*/*', ctrfType, ...junitTypes].includes(type),
  )
  return first === 'application/json' || first === '*/*' ? undefined : first
}

export const writeReport = (form: string, verification: Verification, verdict: readonly string[]): Report => {
  if (form === 'text/html') return { type: 'text/html; charset=utf-8', text: writeHtml(verification, verdict) }
  if (form === ctrfType) return { type: ctrfType, text: writeCtrf(verification, verdict, Date.now()) }
  return { type: 'application/xml; charset=utf-8', text: writeJunit(verification, verdict) }
}
