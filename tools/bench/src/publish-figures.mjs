import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { replaceFigures } from './readme-figures.mjs'

const readme = fileURLToPath(new URL('../../../README.md', import.meta.url))

/** Every bench takes `--dry`: it prints its figures and leaves README.md as it is. */
export const dryOption = { dry: { type: /** @type {const} */ ('boolean'), default: false } }

/**
 * Writes what a command has measured into its rows of README.md.
 * @param {string} command
 * @param {import('./readme-figures.mjs').Figures} figures
 * @param {{ dry?: boolean }} [options]
 */
export function publishFigures(command, figures, { dry = false } = {}) {
  if (dry) return
  writeFileSync(readme, replaceFigures(readFileSync(readme, 'utf8'), command, figures))
  console.log('\nWritten to README.md')
}
