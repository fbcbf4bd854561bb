import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Exploration, JudgedCell } from '../explore-test'
import { escape } from './escape'
import { describeCounts } from './matrix'
import { callsOf, cellsAt, failuresIn, standingAt, standingOf } from './standing'

const style = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; --line: color-mix(in srgb, currentColor 18%, transparent) }
body { margin: 0 auto; max-width: 90rem; padding: 2rem 1rem }
.scroll { overflow-x: auto }
table { border-collapse: collapse; font-size: 13px }
th, td { border: 1px solid var(--line); padding: .3rem .5rem; text-align: center }
th[scope=row] { text-align: left; font-weight: 500; white-space: nowrap }
thead th { writing-mode: vertical-rl; rotate: 180deg; text-align: left; font-weight: 500 }
.green { color: light-dark(#17692f, #7bd88f) } .red { background: light-dark(#b3261e, #f2b8b5); color: light-dark(#fff, #601410) }
.broken { background: light-dark(#ffe08a, #6b5200) }
article { border-top: 1px solid var(--line); display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr) minmax(0, 26rem); padding: 1rem 0 }
img { border: 1px solid var(--line); max-width: 100% } h3 { margin: 0 } summary { cursor: pointer }
@media (width < 48rem) { article { grid-template-columns: 1fr } }
`

const words = { green: 'green', red: 'red', 'not-reached': '–', broken: '!', pruned: '=', 'not-run': '?' } as const

const anchorOf = (id: string) => id.replaceAll(/[^\w.-]+/g, '-')

const entryOf = (exploration: Exploration, call: string, failure: string): string => {
  const cells = cellsAt(exploration, call, failure)
  const standing = standingAt(cells)
  if (standing === undefined) return '<td></td>'
  const shown = cells.find((cell) => standingOf(cell) === standing)
  const title = escape(cells.map((cell) => `${cell.cell.failure}: ${standingOf(cell)}`).join('\n'))
  const text = shown?.result ? `<a href="#${anchorOf(shown.cell.id)}">${words[standing]}</a>` : words[standing]
  return `<td class="${standing}" title="${title}">${text}</td>`
}

const matrixOf = (exploration: Exploration): string => {
  const failures = failuresIn(exploration)
  const head = failures.map((failure) => `<th scope="col">${escape(failure)}</th>`).join('')
  const rows = callsOf(exploration).map(
    (call) =>
      `<tr><th scope="row">${escape(call)}</th>${failures.map((failure) => entryOf(exploration, call, failure)).join('')}</tr>`,
  )
  return `<div class="scroll" tabindex="0" role="region" aria-label="Calls and failures"><table><thead><tr><td></td>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

const pictureOf = ({ cell, result }: JudgedCell, folder: string): string => {
  const file = result?.picture === undefined ? undefined : join(folder, 'pictures', result.picture)
  if (file === undefined || !existsSync(file)) return ''
  const data = readFileSync(file).toString('base64')
  return `<img loading="lazy" alt="The page after ${escape(cell.id)}" src="data:image/jpeg;base64,${data}">`
}

const articleOf = (judged: JudgedCell, folder: string): string => {
  const { cell, result } = judged
  const findings = (result?.findings ?? []).map(({ oracle, says }) => `<li><b>${oracle}</b>: ${escape(says)}</li>`)
  const stopped = result?.stoppedBy === undefined ? '' : `<p>The script stopped: ${escape(result.stoppedBy)}</p>`
  const list = findings.length > 0 ? `<ul>${findings.join('')}</ul>` : ''
  const page = result?.page === undefined ? '' : `<p>${escape(result.page)}</p>`
  return `<article id="${anchorOf(cell.id)}"><div><h3>${escape(cell.id)}</h3><p class="${standingOf(judged)}">${standingOf(judged)}: ${escape(cell.title)}</p>${list}${stopped}${page}</div>${pictureOf(judged, folder)}</article>`
}

/** One file with everything: the matrix, and each cell that was run with its picture, the red ones first. */
export const writeHtml = (exploration: Exploration, folder: string): string => {
  const run = exploration.cells.filter(({ result }) => result !== undefined)
  const isRed = (cell: JudgedCell) => standingOf(cell) === 'red'
  const ordered = [...run.filter(isRed), ...run.filter((cell) => !isRed(cell))]
  const tests = exploration.tests.map(({ title }) => escape(title)).join(', ')
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>What goes wrong: ${tests}</title><style>${style}</style>
<main><h1>What goes wrong</h1><p>${tests}</p><p>${describeCounts(exploration).map(escape).join('<br>')}</p>
${matrixOf(exploration)}
<h2>Cells</h2>
${ordered.map((cell) => articleOf(cell, folder)).join('\n')}
</main></html>
`
}
