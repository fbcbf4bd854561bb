import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeYaml } from '@soe/scenario'
import type { Stage } from '@soe/simulator-client/playwright'
import type { Exploration, JudgedCell } from '../explore-test'
import { isArmable } from '../make-cells'
import { escapeMarkup as escape, reportMark } from '@soe/contracts'
import { describeCounts } from './matrix'
import { pageStyle } from './page-style'
import { fileNameOf } from './red-files'
import { callsOf, cellsAt, failuresIn, findingsIn, standingAt, standingOf, type Found, type Standing } from './standing'

/** How each standing shows in the matrix, and in words, as on the console's page. */
const shown: Readonly<Record<Standing, readonly [sign: string, words: string]>> = {
  green: ['✓', 'green'],
  red: ['✗', 'red'],
  'not-reached': ['–', 'not reached'],
  broken: ['!', 'not judged'],
  pruned: ['=', 'equal to another'],
  'not-run': ['·', 'not run'],
}

const anchorOf = ({ cell }: JudgedCell) => `${cell.test} ${cell.id}`.replaceAll(/[^\w.-]+/g, '-')

/** The cell that shows the finding of another. */
const shownBy = (found: readonly Found[], cell: JudgedCell): JudgedCell =>
  found.find(({ same }) => same.includes(cell))?.judged ?? cell

const entryOf = (cells: readonly JudgedCell[], found: readonly Found[], [call, failure]: readonly string[]): string => {
  const standing = standingAt(cells)
  if (standing === undefined) return '<td></td>'
  const judged = cells.find((cell) => standingOf(cell) === standing && cell.result)
  const [sign, words] = shown[standing]
  const label = escape(`${call} ${failure}, ${words}`)
  const title = escape(cells.map((cell) => `${cell.cell.failure}: ${shown[standingOf(cell)][1]}`).join('\n'))
  const text = judged
    ? `<a href="#${anchorOf(shownBy(found, judged))}" aria-label="${label}">${sign}</a>`
    : `<span role="img" aria-label="${label}">${sign}</span>`
  return `<td class="${standing}" title="${title}">${text}</td>`
}

const matrixOf = (exploration: Exploration): string => {
  const failures = failuresIn(exploration)
  const head = failures.map((failure) => `<th scope="col"><span>${escape(failure)}</span></th>`).join('')
  const found = findingsIn(exploration)
  const rows = callsOf(exploration).map((call) => {
    const entries = failures.map((failure) => entryOf(cellsAt(exploration, call, failure), found, [call, failure]))
    return `<tr><th scope="row">${escape(call)}</th>${entries.join('')}</tr>`
  })
  const legend = Object.entries(shown).map(
    ([standing, [sign, words]]) => `<span class="${standing}">${sign}</span> ${words}`,
  )
  return `<p class="legend">${legend.join(' · ')}</p><div class="scroll" tabindex="0" role="region" aria-label="Calls and failures"><table><thead><tr><th scope="col">Call</th>${head}</tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`
}

const stages: readonly (readonly [stage: Stage, caption: string])[] = [
  ['before', 'Before the failure'],
  ['at', 'Once it has met the call'],
  ['after', 'At the end of the script'],
]

/** Of a cell that is well, the end is enough. */
const framesOf = (judged: JudgedCell, folder: string): string => {
  const { cell, result } = judged
  const isWell = standingOf(judged) === 'green'
  const frames = stages.flatMap(([stage, caption]) => {
    const name = isWell && stage !== 'after' ? undefined : result?.pictures?.[stage]
    const file = name ? join(folder, 'pictures', name) : undefined
    if (file === undefined || !existsSync(file)) return []
    const data = readFileSync(file).toString('base64')
    const alt = escape(`The page of ${cell.id}: ${caption.toLowerCase()}`)
    return `<figure><img loading="lazy" alt="${alt}" src="data:image/jpeg;base64,${data}"><figcaption>${caption}</figcaption></figure>`
  })
  return frames.length > 0 ? `<div class="frames">${frames.join('')}</div>` : ''
}

const findingsOf = ({ result }: JudgedCell): string => {
  const found = (result?.findings ?? []).map(
    ({ oracle, says }) => `<li><code class="chip is-broken">${escape(oracle)}</code> ${escape(says)}</li>`,
  )
  return found.length > 0 ? `<ul class="found">${found.join('')}</ul>` : ''
}

const factsOf = ({ cell, result, steps }: JudgedCell): string => {
  const facts: readonly (readonly [string, string | undefined])[] = [
    ['Call', cell.page === undefined ? cell.call : `${cell.call} of ${cell.page}`],
    ['Failure', cell.title],
    ['Shown by', steps?.join('; ')],
    ['The script stopped', result?.stoppedBy],
    ['Ended at', result?.page],
  ]
  const rows = facts.flatMap(([name, value]) =>
    value === undefined ? [] : `<dt>${name}</dt><dd>${escape(value)}</dd>`,
  )
  return `<dl>${rows.join('')}</dl>`
}

const scenarioOf = ({ cell }: JudgedCell): string =>
  isArmable(cell) ? `\n<h4>Its scenario</h4><pre>${escape(writeYaml(cell.scenario))}</pre>` : ''

/** How a red cell is seen again. */
const againOf = (judged: JudgedCell, folder: string): string =>
  standingOf(judged) === 'red'
    ? `<h4>Its test, which fails today</h4><pre>npx playwright test --config ${escape(join(folder, 'red'))} ${escape(fileNameOf(judged.cell))}</pre>${scenarioOf(judged)}`
    : ''

/** @param same cells with the same finding */
const articleOf = (judged: JudgedCell, same: readonly JudgedCell[], folder: string): string => {
  const standing = standingOf(judged)
  const others = escape(same.map(({ cell }) => cell.id).join(', '))
  const also = same.length > 0 ? `<p>The same is found in ${others}.</p>` : ''
  const isOpen = standing === 'red' || standing === 'broken'
  return `<details class="cell" id="${anchorOf(judged)}"${isOpen ? ' open' : ''}><summary><span class="chip ${standing}">${shown[standing][1]}</span> <h3>${escape(judged.cell.id)}</h3></summary>
<div class="more">${findingsOf(judged)}${also}${framesOf(judged, folder)}${factsOf(judged)}${againOf(judged, folder)}</div></details>`
}

/** Links lead to what is folded. */
const script = `addEventListener('hashchange', open); open()
function open() { const cell = document.getElementById(decodeURIComponent(location.hash.slice(1))); if (cell) { cell.open = true; cell.scrollIntoView() } }`

const sectionOf = (title: string, shownCells: readonly Found[], folder: string): string => {
  const articles = shownCells.map(({ judged, same }) => articleOf(judged, same, folder))
  return articles.length > 0 ? `<section><h2>${title}</h2>${articles.join('\n')}</section>` : ''
}

const verdictOf = (run: readonly JudgedCell[], found: readonly Found[]): readonly [look: string, words: string] => {
  if (found.length > 0)
    return ['is-broken', found.length === 1 ? '1 thing goes wrong' : `${found.length} things go wrong`]
  return run.length > 0 ? ['is-held', '✓ Nothing goes wrong so far'] : ['', 'No cell was run']
}

/** One file with everything: what was found with its pictures, then the matrix, then the cells that are well. */
export const writeHtml = (exploration: Exploration, folder: string): string => {
  const run = exploration.cells.filter(({ result }) => result !== undefined)
  const alone = (cells: readonly JudgedCell[]): Found[] => cells.map((judged) => ({ judged, same: [] }))
  const broken = run.filter((cell) => standingOf(cell) === 'broken')
  const found = [...findingsIn(exploration), ...alone(broken)]
  const others = run.filter((cell) => !['red', 'broken'].includes(standingOf(cell)))
  const tests = exploration.tests.map(({ title }) => escape(title)).join(', ')
  const [look, verdict] = verdictOf(run, found)
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>What goes wrong: ${tests}</title><style>${pageStyle}</style>
<header class="bar">${reportMark}<b>soe-sim explore</b><span>${tests}</span></header>
<main><div class="verdict"><h1 class="${look}">${verdict}</h1>${describeCounts(exploration)
    .map((line) => `<p>${escape(line)}</p>`)
    .join('')}</div>
${sectionOf('Found', found, folder)}
<section><h2>Calls and what went wrong with them</h2>${matrixOf(exploration)}</section>
${sectionOf('Other cells', alone(others), folder)}
</main><script>${script}</script></html>
`
}
