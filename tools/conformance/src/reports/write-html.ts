import { escapeMarkup as e, reportMark } from '@soe/contracts'
import { pageStyle } from './page-style'
import {
  counted,
  headlineOf,
  shownOn,
  type Report,
  type ReportedCall,
  type ReportedCoverage,
  type ReportedEvent,
  type ReportedFinding,
  type ReportedReason,
} from './report'

const style = `${pageStyle}
section>h2{padding:20px 16px 6px;font-size:13px;font-weight:600}
.counts{display:grid;grid-template-columns:repeat(6,1fr);gap:1px;background:var(--line);border-bottom:1px solid var(--line)}
.counts div{padding:10px 16px;background:var(--surface)}
.counts dt{color:var(--muted);font-size:12px}.counts dd{font-size:15px;font-weight:600;font-variant-numeric:tabular-nums}
.causes li{display:grid;grid-template-columns:minmax(0,26ch) minmax(0,34ch) minmax(0,1fr);gap:2px 12px;align-items:baseline}
.causes .chip{justify-self:start}.causes .where{color:var(--muted)}
.lines{border-top:1px solid var(--line)}
.lines li{padding:5px 16px;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
.wide{overflow-x:auto;border-top:1px solid var(--line)}
table{border-collapse:collapse;width:100%}
th{position:sticky;top:0;color:var(--muted);font-size:12px;font-weight:400;background:var(--surface);white-space:nowrap}
th,td{padding:3px 16px;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
td .chip{margin:1px 4px 1px 0}td{min-width:14ch}td.number{min-width:0}td.never{color:var(--faint);min-width:24ch}
.number{text-align:right;font-variant-numeric:tabular-nums}
@media(max-width:760px){.counts{grid-template-columns:repeat(3,1fr)}.causes li{grid-template-columns:minmax(0,1fr)}}`

const shownBody = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

/** The keys that a finding is about: the one of its place, and what its words quote. */
const keysOf = ({ path, message }: ReportedFinding): string[] =>
  [
    path.replace(/\[\]$/, '').split('.').at(-1) ?? '',
    ...[...message.matchAll(/"([\w-]+)"/g)].map(([, key]) => key ?? ''),
  ]
    .filter((key) => key !== '')
    .map((key) => e(`"${key}"`))

const markKeys = (markup: string, keys: readonly string[]): string =>
  keys.reduce((text, key) => text.replaceAll(`${key}:`, `<mark>${key}</mark>:`), markup)

const stepHtml = (step: ReportedCall | ReportedEvent, index: number, keys: readonly string[]): string =>
  'event' in step ? `<h3>${index + 1}. ${e(step.event)}</h3>` : callHtml(step, index, keys)

const callHtml = (
  { operation, audience, by, isSetup, exchange, curl }: ReportedCall,
  index: number,
  keys: readonly string[],
): string => {
  const { request, response } = exchange
  return `<h3>${index + 1}. <code>${e(operation)}</code> as ${e(by === undefined ? audience : `${audience}, ${by}`)}${isSetup ? ', which sets the state up' : ''}</h3>
<pre tabindex="0">${e(curl)}</pre>
<pre tabindex="0">HTTP ${response.status} after ${Math.round(response.ms)} ms, for ${e(request.method)} ${e(request.path)}
${markKeys(e(shownBody(response.body).slice(0, 20_000)), keys)}</pre>`
}

const operationHtml = (key: string): string => {
  const [area = '', name = ''] = key.split('.')
  return `<span>${e(area)}.</span>${e(name)}`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const times = (count: number) => (count === 1 ? 'once' : `${count} times`)

const placesHtml = ({ places }: ReportedFinding): string =>
  places.length < 2
    ? ''
    : `<ul class="lines causes">${places
        .map(
          ({ operation, kind, path, message }) =>
            `<li><span class="chip is-broken">${e(kind)}</span><code class="place">${e(`${operation} ${path}`)}</code><span class="where">${e(message)}</span></li>`,
        )
        .join('\n')}</ul>`

/** So many are read one after the other. */
const few = 3

const findingHtml = (finding: ReportedFinding, _at: number, all: readonly ReportedFinding[]): string =>
  `<details class="finding" id="${finding.fingerprint}"${all.length <= few ? ' open' : ''}>
<summary><span class="chip is-broken">${e(finding.kind)}</span><code class="place">${operationHtml(finding.operation)}</code><span class="says"><code class="place">${e(finding.path)}</code> ${e(finding.message)}${finding.waived ? ' (waived)' : ''}</span><span class="times">${times(finding.count)}</span></summary>
<div class="more"><p>Fault ${finding.fault.code}: ${e(finding.fault.name)}. Met by “${e(finding.check)}” as ${e(finding.audiences.join(', '))}.${finding.pages.length === 0 ? '' : ` ${e(capital(shownOn(finding)))}.`}</p>
<p>Fingerprint <code>${finding.fingerprint}</code>${finding.replay === undefined ? '' : `; <code>soe-conform replay ${e(finding.replay)}</code>`}</p>
${placesHtml(finding)}${finding.steps.map((step, index) => stepHtml(step, index, keysOf(finding))).join('\n')}</div>
</details>`

const sectionHtml = (title: string, content: string): string =>
  content === '' ? '' : `<section><h2>${e(title)}</h2>${content}</section>`

const tableHtml = (label: string, head: readonly string[], rows: readonly string[]): string =>
  rows.length === 0
    ? ''
    : `<div class="wide" tabindex="0" role="region" aria-label="${e(label)}"><table><thead><tr>${head
        .map((cell) => `<th scope="col">${e(cell)}</th>`)
        .join('')}</tr></thead><tbody>${rows.map((cells) => `<tr>${cells}</tr>`).join('\n')}</tbody></table></div>`

const linesHtml = (lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<ul class="lines">${lines.map((line) => `<li>${e(line)}</li>`).join('')}</ul>`

const chips = (names: readonly (string | number)[]): string =>
  names.map((name) => `<span class="chip">${e(String(name))}</span>`).join('')

const neverOf = ({ statesNeverEntered, audiencesNeverMet, promisesNeverMet }: ReportedCoverage) => [
  ...statesNeverEntered,
  ...audiencesNeverMet.map((audience) => `as ${audience}`),
  ...promisesNeverMet,
]

const coverageRow = (row: ReportedCoverage): string =>
  `<td><code>${e(row.operation)}</code></td><td class="number">${row.calls}</td><td>${chips(row.statuses)}</td><td>${e(row.audiences.join(', '))}</td><td>${chips(row.errorsSeen)}</td><td class="never">${e(row.errorsNeverSeen.join(', '))}</td><td>${e(row.statesEntered.join(', '))}</td><td class="never">${e(neverOf(row).join(', '))}</td><td class="number">${row.p50}</td><td class="number">${row.p95}</td>`

const coverageHead = [
  'Operation',
  'Calls',
  'Statuses',
  'Audiences',
  'Errors met',
  'Errors never met',
  'States entered',
  'States, callers and promises never met',
  'p50 ms',
  'p95 ms',
]

const countsHtml = ({ counts, coverage }: Report): string => {
  const tiles: readonly (readonly [string, number, string])[] = [
    ['Checks held', counts.held, ''],
    ['Findings', counts.broken, counts.broken > 0 ? 'is-broken' : ''],
    ['Left out', counts['left out'], ''],
    ['Not judged', counts['not judged'], counts['not judged'] > 0 ? 'is-open' : ''],
    ['Waived', counts.waived, ''],
    ['Operations', coverage.length, ''],
  ]
  return `<dl class="counts">${tiles
    .map(
      ([name, count, look]) =>
        `<div><dt>${e(name)}</dt><dd class="${look}">${count.toLocaleString('en-US')}</dd></div>`,
    )
    .join('')}</dl>`
}

const factsOf = ({ contractVersion, seed, ms }: Report): string =>
  [`contract ${contractVersion}`, ...(seed === undefined ? [] : [`seed ${seed}`]), `${(ms / 1000).toFixed(1)} s`].join(
    ', ',
  )

const reasonText = ({ reason, checks }: ReportedReason): string =>
  `${checks.length === 1 ? checks[0] : `${checks.length} checks`}: ${reason}`

const verdictOf = ({ findings, notJudged }: Report): readonly [look: string, words: string] => {
  if (findings.length > 0) return ['is-broken', counted(findings.length, 'finding')]
  return notJudged.length > 0
    ? ['is-open', 'Nothing is found, but not all is judged']
    : ['is-held', '✓ Nothing is broken']
}

/** One self-contained page. */
export const writeHtml = (report: Report): string => {
  const { target, findings, notJudged, leftOut, waiverFaults, leftovers, coverage, promisesNeverMet } = report
  const [look, words] = verdictOf(report)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>soe-conform: ${e(target)}</title><style>${style}</style></head><body>
<header class="bar">${reportMark}<b>soe judge</b><code>${e(target)}</code><span class="facts">${e(factsOf(report))}</span></header>
<main>
<div class="verdict"><h1 class="${look}">${words}</h1><p>${e(headlineOf(report))}</p></div>
${countsHtml(report)}
${sectionHtml('Findings', findings.map(findingHtml).join('\n'))}
${sectionHtml('Not judged', linesHtml(notJudged.map(reasonText)))}
${sectionHtml('Left out', linesHtml(leftOut.map(reasonText)))}
${sectionHtml('Waivers to look at', linesHtml(waiverFaults))}
${sectionHtml('Left on the backend', linesHtml(leftovers))}
${sectionHtml('Coverage', tableHtml('Coverage', coverageHead, coverage.map(coverageRow)))}
${sectionHtml('Promises between answers that were never met', linesHtml(promisesNeverMet))}
</main></body></html>
`
}
