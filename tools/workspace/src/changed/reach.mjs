/**
 * @typedef {{ to: string, isDynamic: boolean }} Import
 * @typedef {ReadonlyMap<string, readonly Import[]>} Graph by file
 */

/**
 * All that some files import, by way of others too; each with the file that led there first.
 * @param {Graph} graph
 * @param {readonly string[]} starts
 * @param {(found: Import) => boolean} [isFollowed]
 * @returns {Map<string, string | undefined>}
 */
export const reach = (graph, starts, isFollowed = () => true) => {
  /** @type {Map<string, string | undefined>} */
  const from = new Map(starts.map((start) => [start, undefined]))
  for (const file of from.keys())
    for (const found of graph.get(file) ?? []) if (isFollowed(found) && !from.has(found.to)) from.set(found.to, file)
  return from
}

/**
 * The file that leads from another to this one, if it takes one.
 * @param {ReadonlyMap<string, string | undefined>} reached
 * @param {string} file
 */
const wayTo = (reached, file) => {
  const by = reached.get(file)
  return by === undefined || reached.get(by) === undefined ? '' : ` by way of ${by}`
}

/**
 * Why the first of the changed files counts that is among those reached.
 * @param {ReadonlyMap<string, string | undefined>} reached
 * @param {readonly string[]} changed
 * @param {string} [who]
 */
export const whyReached = (reached, changed, who = '') => {
  const file = changed.find((one) => reached.has(one))
  if (file === undefined) return undefined
  return reached.get(file) === undefined && who === ''
    ? 'changed itself'
    : `${who}imports ${file}${wayTo(reached, file)}`
}
