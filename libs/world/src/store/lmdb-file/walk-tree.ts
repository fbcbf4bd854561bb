import type { Meta, TreeRoot } from './read-metas'
import { headerSize, pageFlags, readPageHeader, type PageFile, type PageHeader } from './page-file'
import { nodeOffsets, readBranch, readLeaf, type Leaf } from './read-nodes'

/** Keys from the first up to but not including the second; without a bound from the first key or to the last. */
export interface KeyRange {
  readonly low: Buffer | undefined
  readonly high: Buffer | undefined
}

/** What can't be read: the keys that may have been there. */
export interface Damage extends KeyRange {
  readonly reason: string
}

export interface FoundLeaf {
  readonly leaf: Leaf
  /** The number of its page. */
  readonly page: number
  /** The transaction that wrote the leaf's page. */
  readonly transaction: number
}

export type Found = FoundLeaf | { readonly damage: Damage }

export type CompareKeys = (left: Buffer, right: Buffer) => number

export interface TreeFile {
  readonly file: PageFile
  readonly meta: Pick<Meta, 'pageSize' | 'lastPage' | 'transaction'>
  /** Pages that a tree holds; no page is held twice. */
  readonly held: Set<number>
}

/** How many pages of each kind a tree holds. */
export interface PageCounts {
  branch: number
  leaf: number
  overflow: number
}

interface Visit extends KeyRange {
  readonly page: number
  readonly level: number
}

const isWithin = (key: Buffer, { low, high }: KeyRange, compare: CompareKeys): boolean =>
  (low === undefined || compare(key, low) >= 0) && (high === undefined || compare(key, high) < 0)

/** Takes a page for the tree; undefined where there is none, or another tree has it. */
const takePages = ({ file, meta, held }: TreeFile, first: number, count: number): boolean => {
  if (first < 2 || count < 1 || first + count - 1 > meta.lastPage) return false
  if ((first + count) * meta.pageSize > file.size) return false
  for (let page = first; page < first + count; page += 1) {
    if (held.has(page)) return false
    held.add(page)
  }
  return true
}

const isOverflowWhole = (tree: Walk, { overflow, size }: Leaf): boolean => {
  if (!overflow) return true
  const { page, pages, transaction } = overflow
  const { pageSize } = tree.meta
  if (size > pages * pageSize - headerSize || !takePages(tree, page, pages)) return false
  tree.counts.overflow += pages
  const header = readPageHeader(tree.file.bytes(page * pageSize, headerSize))
  const isSame = header.number === page && header.pages === pages && header.transaction === transaction
  return isSame && header.flags === pageFlags.overflow && transaction <= tree.meta.transaction
}

interface Walk extends TreeFile {
  readonly counts: PageCounts
  readonly depth: number
  readonly compare: CompareKeys
}

interface OpenPage {
  readonly page: Buffer
  readonly header: PageHeader
  readonly offsets: readonly number[]
}

/** A page of nodes that is where and what it says; undefined where it is not. */
export const openPage = ({ file, meta }: Pick<TreeFile, 'file' | 'meta'>, number: number): OpenPage | undefined => {
  const page = file.bytes(number * meta.pageSize, meta.pageSize)
  if (page.length < meta.pageSize) return undefined
  const header = readPageHeader(page)
  const offsets = nodeOffsets(page, header)
  const isOfNodes = header.flags === pageFlags.leaf || header.flags === pageFlags.branch
  const isOwn = header.number === number && header.transaction <= meta.transaction
  return offsets && isOfNodes && isOwn ? { page, header, offsets } : undefined
}

/** The library fills a page from its end on, without gaps. */
const isPacked = ({ page, header }: OpenPage, taken: number): boolean =>
  page.length - headerSize - header.upper === taken

/** Nothing is lost with it, but the library would not be safe with it. */
const unpacked = (key: Buffer | undefined): Found => ({
  damage: { low: key, high: key, reason: 'a page is not laid out as it should be' },
})

/** The earliest key that may follow. */
export const after = (key: Buffer): Buffer => Buffer.concat([key, Buffer.of(0)])

/** The leaves of a page, and between which of them one can't be read. */
function* leavesOf(tree: Walk, open: OpenPage, { low, high }: KeyRange): Generator<Found> {
  const { page, header, offsets } = open
  const { compare } = tree
  let last: Buffer | undefined
  let taken = 0
  let isBroken = false
  const lost = (end: Buffer | undefined): Found => ({
    damage: { low: last ? after(last) : low, high: end, reason: 'an entry can’t be read' },
  })
  for (const at of offsets) {
    const leaf = readLeaf(page, at, header)
    const isInOrder =
      leaf &&
      (last
        ? compare(leaf.key, last) > 0 && isWithin(leaf.key, { low: undefined, high }, compare)
        : isWithin(leaf.key, { low, high }, compare))
    if (!isInOrder || !isOverflowWhole(tree, leaf)) {
      isBroken = true
      continue
    }
    if (isBroken) yield lost(leaf.key)
    isBroken = false
    yield { leaf, page: header.number, transaction: header.transaction }
    last = leaf.key
    taken += leaf.taken
  }
  if (isBroken) yield lost(high)
  else if (!isPacked(open, taken)) yield unpacked(last)
}

function* branchesOf(tree: Walk, open: OpenPage, { level, low, high }: Visit): Generator<Found> {
  const { page, header, offsets } = open
  const { compare } = tree
  let from = low
  let taken = 0
  let isBroken = false
  const branches = offsets.map((at, index) => {
    const branch = readBranch(page, at, header)
    return branch && (index === 0 ? { ...branch, key: low } : branch)
  })
  for (const [index, branch] of branches.entries()) {
    const isInOrder = branch && (index === 0 || (branch.key && isWithin(branch.key, { low: from, high }, compare)))
    if (!isInOrder) {
      isBroken = true
      continue
    }
    if (isBroken) yield { damage: { low: from, high: branch.key, reason: 'a branch can’t be read' } }
    isBroken = false
    from = branch.key
    const next = branches[index + 1]?.key
    const to = next && isWithin(next, { low: from, high }, compare) ? next : high
    yield* visit(tree, { page: branch.page, level: level + 1, low: from, high: to })
    taken += branch.taken
  }
  if (isBroken) yield { damage: { low: from, high, reason: 'a branch can’t be read' } }
  else if (!isPacked(open, taken)) yield unpacked(low)
}

const notOpen = (number: number) => `page ${number} can’t be read`

function* visit(tree: Walk, at: Visit): Generator<Found> {
  const { page: number, level, low, high } = at
  const open = level <= tree.depth && takePages(tree, number, 1) ? openPage(tree, number) : undefined
  const isLeaf = level === tree.depth
  if (!open || (open.header.flags === pageFlags.leaf) !== isLeaf) {
    return yield { damage: { low, high, reason: notOpen(number) } }
  }
  tree.counts[isLeaf ? 'leaf' : 'branch'] += 1
  yield* isLeaf ? leavesOf(tree, open, at) : branchesOf(tree, open, at)
}

/** The deepest tree that the library makes. */
const deepest = 32

const nothing = Buffer.alloc(0)

const noCounts = (): PageCounts => ({ branch: 0, leaf: 0, overflow: 0 })

const isCounted = ({ branchPages, leafPages, overflowPages }: TreeRoot, { branch, leaf, overflow }: PageCounts) =>
  branchPages === branch && leafPages === leaf && overflowPages === overflow

/** Every leaf of a tree in the order of its keys, and what of it can't be read. */
export function* walkTree(tree: TreeFile, root: TreeRoot, compare: CompareKeys): Generator<Found> {
  const { page, depth } = root
  const none = { low: undefined, high: undefined }
  const counts = noCounts()
  let entries = 0
  if (page !== undefined) {
    if (depth < 1 || depth > deepest) return yield { damage: { ...none, reason: `it can’t have ${depth} levels` } }
    for (const found of visit({ ...tree, depth, counts, compare }, { page, level: 1, ...none })) {
      if ('leaf' in found) entries += 1
      yield found
    }
  }
  if (entries !== root.entries || !isCounted(root, counts)) {
    yield { damage: { low: nothing, high: nothing, reason: 'it holds more or less than it says' } }
  }
}

/** The leaves of a page that no tree is known to hold; undefined where it is not one, or not whole. */
export const looseLeaves = (tree: TreeFile, number: number, compare: CompareKeys): FoundLeaf[] | undefined => {
  const open = openPage(tree, number)
  if (open?.header.flags !== pageFlags.leaf) return undefined
  const walk = { ...tree, held: new Set<number>(), depth: 1, counts: noCounts(), compare }
  const found = [...leavesOf(walk, open, { low: undefined, high: undefined })]
  const leaves = found.filter((one) => 'leaf' in one)
  return leaves.length === found.length ? leaves : undefined
}
