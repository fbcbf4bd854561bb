/**
 * @typedef {object} Mutant as Stryker hands it about: its lines and columns count from 0
 * @property {string} mutatorName
 * @property {string} replacement
 * @property {{ start: Position, end: Position }} location
 *
 * @typedef {{ line: number, column: number }} Position
 */

/**
 * A place as Stryker is told it, whose lines count from 1.
 * @param {Pick<Mutant, 'location'>} mutant
 */
export const placeOf = ({ location: { start, end } }) =>
  `${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`

/**
 * Tells a mutant from all others of its file: those within its place are mutated with it.
 * @param {Mutant} mutant
 */
export const drawnName = (mutant) => `${placeOf(mutant)} ${mutant.mutatorName} ${mutant.replacement}`
