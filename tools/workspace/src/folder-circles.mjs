import { dirname, posix } from 'node:path'

/**
 * The parts of dependency-cruiser's JSON report that count here.
 * @typedef {object} CruisedModule
 * @property {string} source
 * @property {readonly { resolved: string }[]} dependencies
 */

/** @typedef {Map<string, Set<string>>} Graph */

const inPackage = /^((?:apps|libs\/shop|libs|tools)\/[^/]+)\/src\/(.+)$/
const isTest = /[.]test[.]tsx?$|\/testing\//

/**
 * The room of a module: its folder, or the file itself where it lies at the package's root.
 * @param {string} source
 */
const roomOf = (source) => {
  const inside = inPackage.exec(source)?.[2]
  return inside?.includes('/') ? dirname(source) : source
}

/** @param {string} source */
const packageOf = (source) => inPackage.exec(source)?.[1]

/**
 * Which room imports which, within each package; tests don't count.
 * @param {readonly CruisedModule[]} modules
 * @returns {Graph}
 */
export function roomGraph(modules) {
  /** @type {Graph} */
  const graph = new Map()
  for (const { source, dependencies } of modules) {
    if (!packageOf(source) || isTest.test(source)) continue
    const room = roomOf(source)
    const others = graph.get(room) ?? new Set()
    graph.set(room, others)
    for (const { resolved } of dependencies) {
      if (packageOf(resolved) === packageOf(source) && roomOf(resolved) !== room) others.add(roomOf(resolved))
    }
  }
  return graph
}

/**
 * What can be reached from a room.
 * @param {Graph} graph
 * @param {string} start
 */
const reach = (graph, start) => {
  const found = new Set()
  const open = [...(graph.get(start) ?? [])]
  for (let room = open.pop(); room !== undefined; room = open.pop()) {
    if (found.has(room)) continue
    found.add(room)
    open.push(...(graph.get(room) ?? []))
  }
  return found
}

/**
 * Rooms that reach themselves, grouped with those on the same circle.
 * @param {Graph} graph
 * @returns {string[][]}
 */
export function findCircles(graph) {
  const reached = new Map([...graph.keys()].map((room) => [room, reach(graph, room)]))
  const circles = new Map()
  for (const [room, others] of reached) {
    if (!others.has(room)) continue
    const circle = [...others].filter((other) => reached.get(other)?.has(room)).toSorted()
    circles.set(circle.join(), circle)
  }
  return [...circles.values()]
}

/** @param {readonly string[]} circle */
export const describeCircle = (circle) => {
  const [, name = ''] = inPackage.exec(circle[0] ?? '') ?? []
  const rooms = circle.map((room) => posix.relative(`${name}/src`, room))
  return `error folders-form-no-circle: ${name}: ${rooms.join(', ')}`
}
