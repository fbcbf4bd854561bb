import { headerSize, pageFlags, readPageHeader } from './page-file'
import { byBytes } from './inspect-file'
import type { TreeRoot } from './read-metas'
import { readBranch } from './read-nodes'
import { openPage, walkTree, type TreeFile } from './walk-tree'

/** How many levels of pages lie below and including a page; 0 where one can't be read. */
const depthFrom = (tree: TreeFile, page: number, most = 32): number => {
  const open = most > 0 ? openPage(tree, page) : undefined
  if (!open) return 0
  if (open.header.flags === pageFlags.leaf) return 1
  const branch = readBranch(open.page, open.offsets[0] ?? 0, open.header)
  const below = branch ? depthFrom(tree, branch.page, most - 1) : 0
  return below === 0 ? 0 : below + 1
}

const entriesFrom = (tree: TreeFile, page: number): { root: TreeRoot; entries: number } | undefined => {
  const depth = depthFrom(tree, page)
  const root = { page, depth, flags: 0, branchPages: 0, leafPages: 0, overflowPages: 0, entries: 0 }
  let entries = 0
  for (const found of walkTree({ ...tree, held: new Set() }, root, byBytes)) {
    if ('leaf' in found) entries += 1
    else if (found.damage.high === undefined || found.damage.low !== found.damage.high) return undefined
  }
  return entries > 0 ? { root, entries } : undefined
}

/** Pages by the transaction that wrote them, those of transactions after one alone. */
const pagesAfter = ({ file, meta }: TreeFile, transaction: number): Map<number, number[]> => {
  const pages = new Map<number, number[]>()
  for (let page = 2; (page + 1) * meta.pageSize <= file.size; page += 1) {
    const header = readPageHeader(file.bytes(page * meta.pageSize, headerSize))
    const isNode = header.flags === pageFlags.leaf || header.flags === pageFlags.branch
    if (!isNode || header.number !== page || header.transaction <= transaction) continue
    pages.set(header.transaction, [...(pages.get(header.transaction) ?? []), page])
  }
  return pages
}

/**
 * The root of the latest whole tree that a transaction after the given one has left, for a file that no longer says
 * where it is: every transaction writes the way to what it changed anew, from the root on.
 */
export const findRoot = (tree: TreeFile, transaction: number): TreeRoot | undefined => {
  const pages = pagesAfter(tree, transaction)
  for (const latest of [...pages.keys()].sort((left, right) => right - left)) {
    const whole = (pages.get(latest) ?? []).flatMap((page) => entriesFrom(tree, page) ?? [])
    const [largest] = whole.sort((left, right) => right.entries - left.entries)
    if (largest) return largest.root
  }
  return undefined
}
