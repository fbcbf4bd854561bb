import { dirname, join, posix } from 'node:path'

/**
 * The parts of dependency-cruiser's JSON report that count here.
 * @typedef {object} CruisedModule
 * @property {string} source
 * @property {readonly { resolved: string }[]} dependencies
 */

/** @typedef {Map<string, Set<string>>} Graph */

const inPackage = /^((?:apps|libs\/shop|libs|tools)\/[^/]+\/src)\/.+$/
const isTest = /[.]test[.]tsx?$|\/testing\//

/** Fetched late, as a whole, by its own parts too. */
const isMoment = /[.]moment[.]ts$/

/** @param {string} path */
const sourceFolderOf = (path) => inPackage.exec(path)?.[1]

/**
 * The deepest folder that holds both files.
 * @param {string} one
 * @param {string} other
 */
const commonFolder = (one, other) => {
  let folder = dirname(one)
  while (!other.startsWith(`${folder}/`)) folder = dirname(folder)
  return folder
}

/**
 * The part of a folder that a file belongs to: a subfolder with everything below it, or the files that lie in the
 * folder itself, together. At the root of a package each of these files is a part.
 * @param {string} folder
 * @param {string} file
 */
const partOf = (folder, file) => {
  const [name = '', ...below] = posix.relative(folder, file).split('/')
  if (below.length > 0) return join(folder, name)
  return sourceFolderOf(file) === folder ? file : join(folder, '*')
}

/**
 * The imports of a package between two parts of one folder.
 * @param {CruisedModule} module
 * @returns {{ folder: string, from: string, to: string }[]}
 */
const importsBetweenParts = ({ source, dependencies }) =>
  dependencies
    .filter(({ resolved }) => sourceFolderOf(resolved) === sourceFolderOf(source))
    .filter(({ resolved }) => !isTest.test(resolved) && !isMoment.test(resolved))
    .map(({ resolved }) => {
      const folder = commonFolder(source, resolved)
      return { folder, from: partOf(folder, source), to: partOf(folder, resolved) }
    })
    .filter(({ from, to }) => from !== to)

/**
 * For each folder at any depth, which of its parts imports which; tests don't count.
 * @param {readonly CruisedModule[]} modules
 * @returns {Map<string, Graph>}
 */
function partGraphs(modules) {
  /** @type {Map<string, Graph>} */
  const graphs = new Map()
  const counted = modules.filter(({ source }) => sourceFolderOf(source) && !isTest.test(source))
  for (const { folder, from, to } of counted.flatMap(importsBetweenParts)) {
    const graph = graphs.get(folder) ?? new Map()
    graphs.set(folder, graph.set(from, (graph.get(from) ?? new Set()).add(to)))
  }
  return graphs
}

/**
 * What can be reached from a part.
 * @param {Graph} graph
 * @param {string} start
 */
const reach = (graph, start) => {
  const found = new Set()
  const open = [...(graph.get(start) ?? [])]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    if (found.has(part)) continue
    found.add(part)
    open.push(...(graph.get(part) ?? []))
  }
  return found
}

/**
 * Parts that reach themselves, grouped with those on the same circle.
 * @param {Graph} graph
 * @returns {string[][]}
 */
function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((part) => [part, reach(graph, part)]))
  const circles = new Map()
  for (const [part, others] of reached) {
    if (!others.has(part)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(part)).toSorted()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

/**
 * The circles between the parts of a folder, at every depth of every package.
 * @param {readonly CruisedModule[]} modules
 */
export const findCircles = (modules) =>
  [...partGraphs(modules)].flatMap(([folder, graph]) => circlesIn(graph).map((parts) => ({ folder, parts })))

/** @param {{ folder: string, parts: readonly string[] }} circle */
export const describeCircle = ({ folder, parts }) =>
  `error folders-form-no-circle: ${folder}: ${parts.map((part) => posix.relative(folder, part)).join(', ')}`
