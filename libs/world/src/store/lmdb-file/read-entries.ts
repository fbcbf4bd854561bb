import { findRoot } from './find-root'
import { byBytes, readFreePages, valueOf, versionSize } from './inspect-file'
import type { PageFile } from './page-file'
import { readMetas, type Meta, type TreeRoot } from './read-metas'
import { after, looseLeaves, walkTree, type FoundLeaf, type KeyRange, type TreeFile } from './walk-tree'

/** An entry of the store as it was written. */
export interface StoredEntry {
  /** The words of its key. */
  readonly words: readonly string[]
  readonly text: string
  readonly version: number
}

export interface ReadEntries {
  readonly entries: readonly StoredEntry[]
  /** Where others may be missing. */
  readonly lost: readonly KeyRange[]
}

/** The leaves of a page. */
interface Stretch {
  readonly leaves: readonly FoundLeaf[]
  readonly first: Buffer
  readonly last: Buffer
  readonly transaction: number
}

const stretchOf = (leaves: readonly FoundLeaf[]): Stretch[] => {
  const [first, last] = [leaves[0], leaves.at(-1)]
  return first && last ? [{ leaves, first: first.leaf.key, last: last.leaf.key, transaction: first.transaction }] : []
}

/** Pages that look like the tree's and that nothing leads to; those that are free were given up. */
const looseStretches = (tree: TreeFile, free: ReadonlySet<number>): Stretch[] => {
  const stretches: Stretch[] = []
  for (let page = 2; (page + 1) * tree.meta.pageSize <= tree.file.size; page += 1) {
    if (!tree.held.has(page) && !free.has(page)) stretches.push(...stretchOf(looseLeaves(tree, page, byBytes) ?? []))
  }
  return stretches.sort((left, right) => right.transaction - left.transaction)
}

const isAmong = (key: Buffer, ranges: readonly KeyRange[]): boolean =>
  ranges.some(({ low, high }) => (!low || byBytes(key, low) >= 0) && (!high || byBytes(key, high) < 0))

/** The ranges without what the leaves of a page tell. */
const without = (ranges: readonly KeyRange[], { first, last }: Stretch): KeyRange[] =>
  ranges.flatMap(({ low, high }) => {
    const isBefore = high !== undefined && byBytes(high, first) <= 0
    const isAfter = low !== undefined && byBytes(low, last) > 0
    if (isBefore || isAfter) return [{ low, high }]
    const parts: KeyRange[] = [
      { low, high: first },
      { low: after(last), high },
    ]
    return parts.filter((part) => !part.low || !part.high || byBytes(part.low, part.high) < 0)
  })

/** Fills ranges with the leaves of loose pages, those of the latest transactions first. */
const fill = (lost: readonly KeyRange[], loose: readonly Stretch[]): { leaves: FoundLeaf[]; lost: KeyRange[] } => {
  const leaves: FoundLeaf[] = []
  let open = [...lost]
  for (const stretch of loose) {
    leaves.push(...stretch.leaves.filter(({ leaf }) => isAmong(leaf.key, open)))
    open = without(open, stretch)
  }
  return { leaves, lost: open }
}

const entryOf = (tree: TreeFile, found: FoundLeaf): StoredEntry => {
  const value = valueOf(tree, found)
  return {
    words: found.leaf.key.toString('utf8').split('\0'),
    text: value.toString('utf8', versionSize),
    version: value.length < versionSize ? 0 : value.readDoubleLE(0),
  }
}

/** Of a file whose first pages can't be read. */
const unknownMeta = (file: PageFile): Pick<Meta, 'pageSize' | 'lastPage' | 'transaction'> => ({
  pageSize: 4096,
  lastPage: Math.floor(file.size / 4096),
  transaction: 0,
})

const nowhere: TreeRoot = {
  page: undefined,
  depth: 0,
  flags: 0,
  branchPages: 0,
  leafPages: 0,
  overflowPages: 0,
  entries: 0,
}

/**
 * Reads what can be read of a damaged file: what its tree leads to, then, for what the tree has lost, the pages that
 * nothing leads to. Where one of the first pages is lost, the latest tree is looked for.
 */
export const readEntries = (file: PageFile): ReadEntries => {
  const metas = readMetas(file)
  const [known] = metas
  const meta = known ?? unknownMeta(file)
  const anyTransaction = { ...meta, lastPage: Math.floor(file.size / meta.pageSize), transaction: Infinity }
  const tree: TreeFile = { file, meta: anyTransaction, held: new Set() }
  const later = metas.length < 2 ? findRoot(tree, meta.transaction) : undefined
  const root = later ?? known?.main ?? nowhere
  const found = [...walkTree(tree, root, byBytes)]
  const leaves = found.filter((one) => 'leaf' in one)
  const damaged =
    root === nowhere
      ? [{ low: undefined, high: undefined }]
      : found.flatMap((one) => ('damage' in one ? [one.damage] : []))
  const free = known && !later ? readFreePages(tree, known.free) : undefined
  const filled = damaged.length > 0 ? fill(damaged, looseStretches(tree, free ?? new Set())) : { leaves: [], lost: [] }
  const all = [...leaves, ...filled.leaves]
  return {
    entries: all.map((leaf) => entryOf(tree, leaf)),
    lost: all.length === root.entries ? [] : filled.lost,
  }
}
