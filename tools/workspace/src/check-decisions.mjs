/** `nx run soe:decisions`: the index lists every decision, and what the repository refers to is there. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { anchorOf, decisionsNamed, headingsIn, linksIn, rowsOf } from './decision-index.mjs'
import { root } from './nx.mjs'

const folder = 'docs/decisions'
const index = `${folder}/README.md`

const texts = new Map(
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((path) => /\.(?:[cm]?[jt]sx?|css|md|ya?ml)$/.test(path) && existsSync(join(root, path)))
    .filter((path) => !path.startsWith('tools/workspace/src/decision-index'))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
)

const rows = [...texts]
  .filter(([path]) => dirname(path) === folder && path !== index)
  .flatMap(([path, text]) => rowsOf(posix.basename(path), text))
  .toSorted((one, other) => one.number - other.number)
const known = new Set(rows.map(({ number }) => number))
const listed = (texts.get(index) ?? '').split('\n').filter((line) => /^\| \d/.test(line))

const twice = rows
  .filter(({ number }, at) => rows[at - 1]?.number === number)
  .map(({ number }) => `${number} is there twice`)
const unlisted = rows.filter(({ row }) => !listed.includes(row)).map(({ row }) => `${index} lacks the row ${row}`)
const stale = listed
  .filter((line) => !rows.some(({ row }) => row === line))
  .map((line) => `${index}: no page has ${line}`)

const unknown = [...texts].flatMap(([path, text]) =>
  decisionsNamed(text)
    .filter((number) => !known.has(number))
    .map((number) => `${path}: there is no decision ${number}`),
)

/** @param {string} path @param {{ page: string, anchor: string }} link */
const isBroken = (path, { page, anchor }) => {
  const to = page === '' ? path : posix.join(dirname(path), page)
  return !headingsIn(texts.get(to) ?? '').some((heading) => anchorOf(heading) === anchor)
}
const broken = [...texts]
  .filter(([path]) => path.endsWith('.md'))
  .flatMap(([path, text]) =>
    linksIn(text)
      .filter((link) => isBroken(path, link))
      .map(({ page, anchor }) => `${path}: nothing has the heading ${page}#${anchor}`),
  )

const found = [...twice, ...unlisted, ...stale, ...unknown, ...broken]
for (const line of found) console.log(line)
process.exitCode = found.length === 0 ? 0 : 1
