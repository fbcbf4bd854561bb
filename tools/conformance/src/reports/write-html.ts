import { escapeMarkup as e } from './escape-markup'
import { headlineOf, type Report, type ReportedCall, type ReportedFinding } from './report'

const style = `
body{font:15px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:72rem;padding:0 1rem;color:#1b2227;background:#fbfaf7}
h1{font-size:1.6rem}h2{margin-top:2.5rem}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:.3rem .6rem;border-bottom:1px solid #d9d4c8;vertical-align:top}
pre{background:#f0ede5;padding:.8rem;overflow:auto;white-space:pre-wrap;word-break:break-word}
details{border:1px solid #d9d4c8;border-radius:.4rem;padding:.6rem 1rem;margin:.6rem 0;background:#fff}
summary{cursor:pointer}code{font-size:.92em}.broken{color:#a3271c}.held{color:#216a3c}
@media(prefers-color-scheme:dark){body{background:#14181b;color:#e6e2d8}details{background:#1b2125}pre{background:#0f1214}th,td{border-color:#333c42}.broken{color:#ff9a8b}.held{color:#7fd3a0}}`

const shownBody = (body: string) => {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}

const callHtml = ({ operation, audience, isSetup, exchange, curl }: ReportedCall, index: number): string => {
  const { request, response } = exchange
  return `<h4>${index + 1}. ${e(operation)} as ${e(audience)}${isSetup ? ' (sets the state up)' : ''}</h4>
<pre>${e(curl)}</pre>
<pre>HTTP ${response.status} after ${Math.round(response.ms)} ms, for ${e(request.method)} ${e(request.path)}
${e(shownBody(response.body).slice(0, 20_000))}</pre>`
}

const seedText = (seed: number | undefined) => (seed === undefined ? '' : `, seed ${seed}`)

const findingHtml = (
  finding: ReportedFinding,
  seed: number | undefined,
): string => `<details id="${finding.fingerprint}">
<summary><b class="broken">${e(finding.kind)}</b> <code>${e(finding.operation)}</code> <code>${e(finding.path)}</code>: ${e(finding.message)}${finding.waived ? ' (waived)' : ''}</summary>
<p>Fault ${finding.fault.code}: ${e(finding.fault.name)}. Met by “${e(finding.check)}”, ${finding.count} times, as ${e(finding.audiences.join(', '))}.
Fingerprint <code>${finding.fingerprint}</code>${seedText(seed)}.${finding.replay === undefined ? '' : ` <code>soe-conform replay ${e(finding.replay)}</code>`}</p>
${finding.steps.map(callHtml).join('\n')}
</details>`

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${head.map((cell) => `<th>${e(cell)}</th>`).join('')}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${e(cell)}</td>`).join('')}</tr>`)
    .join('\n')}</tbody></table>`

const causesHtml = ({ causes }: Report): string =>
  causes.length === 0
    ? ''
    : `<h2>Probable causes</h2>${table(
        ['what', 'where', 'operations'],
        causes.map(({ kind, path, operations }) => [kind, path, `${operations.length}: ${operations.join(', ')}`]),
      )}`

const listHtml = (title: string, lines: readonly string[]): string =>
  lines.length === 0 ? '' : `<h2>${e(title)}</h2><ul>${lines.map((line) => `<li>${e(line)}</li>`).join('')}</ul>`

/** One self-contained page. */
export const writeHtml = (report: Report): string => {
  const { target, seed, ms, contractVersion, findings, notJudged, waiverFaults, leftovers, coverage } = report
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>soe-conform: ${e(target)}</title><style>${style}</style></head><body>
<h1>${e(headlineOf(report))}</h1>
<p>${e(target)}, contract ${e(contractVersion)}${seedText(seed)}, ${(ms / 1000).toFixed(1)} s.</p>
${causesHtml(report)}
${findings.length === 0 ? '<p class="held">Nothing is broken.</p>' : `<h2>Findings</h2>${findings.map((finding) => findingHtml(finding, seed)).join('\n')}`}
${listHtml(
  'Not judged',
  notJudged.map(({ check, reason }) => `${check}: ${reason}`),
)}
${listHtml('Waivers to look at', waiverFaults)}
${listHtml('Left on the backend', leftovers)}
<h2>Coverage</h2>
${table(
  ['operation', 'calls', 'statuses', 'audiences', 'errors met', 'errors never met', 'p50 ms', 'p95 ms'],
  coverage.map((row) => [
    row.operation,
    String(row.calls),
    row.statuses.join(', '),
    row.audiences.join(', '),
    row.errorsSeen.join(', '),
    row.errorsNeverSeen.join(', '),
    String(row.p50),
    String(row.p95),
  ]),
)}
</body></html>
`
}
