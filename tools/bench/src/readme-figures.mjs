/**
 * A row of figures in README.md ends in the command that measures it, and where and when that was:
 * `| what | figure | … | \`npm run bench\` at 8e5719dc, 2026-11-29 |`. Its first cell names it.
 */
const figureRow =
  /^\|(?<cells>.*)\| *`(?<command>npm run [\w:-]+)`(?: at (?<commit>[\da-f]{8}(?: and changes)?), (?<date>\d{4}-\d\d-\d\d))? *\|$/

/** @typedef {Readonly<Record<string, readonly string[]>>} RowFigures the cells of each row between its name and its command */
/** @typedef {{ name: string, cells: string[], command: string, commit: string | undefined, date: string | undefined }} Row */

/** @param {string} line @returns {Row | undefined} */
function readRow(line) {
  const { cells, command, commit, date } = figureRow.exec(line)?.groups ?? {}
  if (cells === undefined || command === undefined) return undefined
  const [name = '', ...rest] = cells.split('|').map((cell) => cell.trim())
  return { name, cells: rest, command, commit, date }
}

/**
 * The rows of figures in a text, in its order.
 * @param {string} text
 */
export const readRows = (text) => text.split('\n').flatMap((line) => readRow(line) ?? [])

/** @param {string} text @param {string} command @param {RowFigures} figures */
function assertComplete(text, command, figures) {
  const rows = readRows(text).filter((row) => row.command === command)
  for (const { name, cells } of rows) {
    const measured = figures[name]
    if (!measured) throw new Error(`${command} measures nothing for the row "${name}"`)
    if (measured.length !== cells.length)
      throw new Error(`"${name}" has ${cells.length} figures, not ${measured.length}`)
  }
  const unknown = Object.keys(figures).find((name) => !rows.some((row) => row.name === name))
  if (unknown !== undefined) throw new Error(`no row "${unknown}" of ${command}`)
}

/**
 * The text with the figures of one command in the place of those it had.
 * Throws where a row gets no figure or a figure has no row: either way the text would no longer say what was measured.
 * @param {string} text
 * @param {{ command: string, commit: string, date: string }} measurement
 * @param {RowFigures} figures
 */
export function replaceFigures(text, { command, commit, date }, figures) {
  assertComplete(text, command, figures)
  const replace = (/** @type {string} */ line) => {
    const row = readRow(line)
    if (row?.command !== command) return line
    return `| ${[row.name, ...(figures[row.name] ?? []), `\`${command}\` at ${commit}, ${date}`].join(' | ')} |`
  }
  return text.split('\n').map(replace).join('\n')
}
