/**
 * A row of figures in README.md ends in the command that writes it: `| what | figure | … | \`npm run bench\` |`.
 * Its first cell names it.
 */
const figureRow = /^\|(?<cells>.*)\| *`(?<command>npm run [\w:-]+)` *\|$/

/** @typedef {Readonly<Record<string, readonly string[]>>} Figures the cells of each row between its name and its command */

/** @param {string} line @returns {{ name: string, cells: string[], command: string } | undefined} */
function readRow(line) {
  const { cells, command } = figureRow.exec(line)?.groups ?? {}
  if (cells === undefined || command === undefined) return undefined
  const [name = '', ...rest] = cells.split('|').map((cell) => cell.trim())
  return { name, cells: rest, command }
}

/**
 * The rows of figures in a text, in its order.
 * @param {string} text
 */
export const readRows = (text) => text.split('\n').flatMap((line) => readRow(line) ?? [])

/** @param {string} text @param {string} command @param {Figures} figures */
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
 * @param {string} command
 * @param {Figures} figures
 */
export function replaceFigures(text, command, figures) {
  assertComplete(text, command, figures)
  const replace = (/** @type {string} */ line) => {
    const row = readRow(line)
    if (row?.command !== command) return line
    return `| ${[row.name, ...(figures[row.name] ?? []), `\`${command}\``].join(' | ')} |`
  }
  return text.split('\n').map(replace).join('\n')
}
