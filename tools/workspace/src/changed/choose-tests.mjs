import { anything } from './journals.mjs'
import { reach, whyReached } from './reach.mjs'

/**
 * @typedef {import('./reach.mjs').Graph} Graph
 *
 * @typedef {object} Workspace
 * @property {Graph} graph
 * @property {readonly string[]} entries what the built shop loads by itself: its pages, and parts that come later
 * @property {Readonly<Record<string, readonly string[]>>} journals by file of tests, the entries that it last loaded
 * @property {(file: string) => boolean} asksServer whether a file opens pages that load no script, or asks for them itself
 * @property {(file: string) => boolean} isDependent whether a file's project depends on a changed one, says Nx
 *
 * @typedef {{ file: string, why: string }} Choice
 */

const simulator = 'apps/simulator/src/main.ts'
const gallery = 'apps/gallery/src/main.tsx'
const console = 'apps/console/src/main.tsx'
const shop = ['apps/storefront/src/main.tsx', 'apps/storefront/src/document/document-thread.ts']

const isInSource = /^(apps|libs|tools)\/.*\/src\//
const kinds = { unit: /(?<![.]soak)[.]test[.]tsx?$/, part: /[.]gallery[.]ts$/, journey: /^apps\/e2e\/.*[.]spec[.]ts$/ }

/**
 * Of a file that tests no browser: what it imports, and where it reads files, whatever its project depends on.
 * @param {Workspace} workspace
 * @param {readonly string[]} changed
 * @param {string} file
 */
const whyUnit = ({ graph, isDependent }, changed, file) => {
  const reached = reach(graph, [file])
  const why = whyReached(reached, changed)
  if (why !== undefined) return why
  const reads = ['fs', 'fs/promises', 'child_process'].some((name) => reached.has(name))
  return reads && isDependent(file) ? 'reads files, and its project depends on what changed' : undefined
}

/**
 * Of a file that visits the shop: what it imports, what the server is made of, and the pages that it opened last.
 * @param {Workspace} workspace
 * @param {readonly string[]} changed
 * @param {string} file
 */
const whyJourney = ({ graph, entries, journals, asksServer }, changed, file) => {
  const own = reach(graph, [file])
  const why =
    whyReached(own, changed) ??
    whyReached(reach(graph, [simulator]), changed, 'opens the simulator, which ') ??
    whyReached(reach(graph, [console]), changed, 'may open the console, which ')
  if (why !== undefined) return why
  const anywhere = whyReached(reach(graph, shop), changed, 'opens the shop, which ')
  if (anywhere === undefined) return undefined
  const journal = journals[file]
  if (journal === undefined) return `${anywhere}; what it loads is not known from an earlier run`
  if (journal.includes(anything) || [...own.keys()].some(asksServer)) return `${anywhere}; it asks for documents itself`
  const isFollowed = (/** @type {import('./reach.mjs').Import} */ found) =>
    !found.isDynamic || !entries.includes(found.to)
  return whyReached(reach(graph, [...shop, ...journal], isFollowed), changed, 'loads what ')
}

/**
 * The files of tests that a change of other files can break, each with its reason.
 * @param {Workspace} workspace
 * @param {readonly string[]} changed
 * @returns {{ unit: Choice[], part: Choice[], journey: Choice[] }}
 */
export const chooseTests = (workspace, changed) => {
  const strange = changed.find((file) => !workspace.graph.has(file) || !isInSource.test(file))
  const everywhere = strange && `no import tells what ${strange} is for`
  const choose = (/** @type {RegExp} */ kind, /** @type {(file: string) => string | undefined} */ whyOf) =>
    [...workspace.graph.keys()]
      .filter((file) => kind.test(file))
      .flatMap((file) => {
        const why = whyOf(file) ?? (workspace.isDependent(file) ? everywhere : undefined)
        return why === undefined ? [] : [{ file, why }]
      })
  return {
    unit: choose(kinds.unit, (file) => whyUnit(workspace, changed, file)),
    part: choose(
      kinds.part,
      (file) =>
        whyReached(reach(workspace.graph, [file]), changed) ??
        whyReached(reach(workspace.graph, [gallery]), changed, 'opens the gallery, which ') ??
        whyReached(reach(workspace.graph, [simulator]), changed, 'opens the simulator, which '),
    ),
    journey: choose(kinds.journey, (file) => whyJourney(workspace, changed, file)),
  }
}
