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

/** A report that build servers read. */
const writeJunit = (verification: Verification): string => {
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

const writeHtml = (verification: Verification): string => {
  const { ok, world, seed, checks, unused, refused = [] } = verification
  const verdict =
    checks.length === 0 ? nothingChecked(verification) : ok ? 'Every check is met.' : 'Not every check is met.'
  const heads = ['Result', 'Scenario', 'Rule', 'Expected', 'Actual', 'Nearest calls']
  const kept = refused
    .map(({ operation, status, error, calls }) => `<li>${plain(`${operation}: ${status} ${error}, ${calls}`)}</li>`)
    .join('')
  const never = unused.map(({ scenario, rule }) => `<li>${plain(`${scenario}: ${rule}`)}</li>`).join('')
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Verification of ${plain(world)}</title><style>${style}</style></head>
<body><main><h1>${plain(verdict)}</h1><p>World ${plain(world)}, seed ${seed}</p>
<table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${checks.map(row).join('\n')}</tbody></table>
${never === '' ? '' : `<h2>Rules that never fired</h2><ul>${never}</ul>`}
${kept === '' ? '' : `<h2>Calls that were refused before any rule</h2><ul>${kept}</ul>`}</main></body></html>
`
}

interface Report {
  readonly type: string
  readonly text: string
}

const junitTypes = ['application/xml', 'text/xml', 'application/junit+xml']

/** The report in the first form that is accepted; undefined where that is JSON. */
export const writeReport = (verification: Verification, accept = ''): Report | undefined => {
  const first = acceptedElements(accept).find((type) =>
    ['text/html', 'application/json', '*/*', ...junitTypes].includes(type),
  )
  if (first === 'text/html') return { type: 'text/html; charset=utf-8', text: writeHtml(verification) }
  if (first !== undefined && junitTypes.includes(first)) {
    return { type: 'application/xml; charset=utf-8', text: writeJunit(verification) }
  }
  return undefined
}
