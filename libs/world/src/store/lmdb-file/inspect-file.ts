import { headerSize, openPageFile, readNumber, type PageFile } from './page-file'
import { metaInForce, readMetas, type Meta } from './read-metas'
import { walkTree, type CompareKeys, type FoundLeaf, type TreeFile } from './walk-tree'

/** Keys of the list of free pages are numbers of transactions. */
const byNumber: CompareKeys = (left, right) => readNumber(left, 0) - readNumber(right, 0)

export const byBytes: CompareKeys = (left, right) => left.compare(right)

const transactionSize = 8

export const valueOf = ({ file, meta }: Pick<TreeFile, 'file' | 'meta'>, { leaf }: FoundLeaf): Buffer =>
  leaf.inline ?? file.bytes((leaf.overflow?.page ?? 0) * meta.pageSize + headerSize, leaf.size)

/** Takes the pages of a list: a number is a page, a negative one the length of a run that the next number begins. */
const takeFree = ({ meta, held }: TreeFile, list: Buffer): boolean => {
  const length = list.length < 8 ? -1 : readNumber(list, 0)
  if (length < 0 || (length + 1) * 8 > list.length) return false
  let run = 1
  for (let at = 8; at <= length * 8; at += 8) {
    const number = Number(list.readBigInt64LE(at))
    if (number < 0) run = -number
    if (number <= 0) continue
    if (number < 2 || number + run - 1 > meta.lastPage) return false
    for (let page = number; page < number + run; page += 1) {
      if (held.has(page)) return false
      held.add(page)
    }
    run = 1
  }
  return true
}

/** Pages that transactions may write anew; undefined where the list of them can't be read. */
export const readFreePages = (
  tree: TreeFile,
  root: Parameters<typeof walkTree>[1],
): ReadonlySet<number> | undefined => {
  const free = { ...tree, held: new Set<number>(tree.held) }
  for (const found of walkTree(free, root, byNumber)) {
    if ('damage' in found || found.leaf.key.length !== transactionSize) return undefined
    if (!takeFree(free, valueOf(free, found))) return undefined
  }
  return free.held
}

/** What the library says of the trees of this store: the versions of its values, and numbers as keys. */
const mainFlags = 0x100
const freeFlags = 0x8

/** How many words a key has, by the first of them. */
const wordCounts: Readonly<Record<string, number>> = {
  world: 2,
  part: 4,
  snapshot: 2,
  'snapshot-text': 2,
  owner: 1,
  format: 1,
}

const isOwnKey = (key: Buffer): boolean => {
  const words = key.toString('latin1').split('\0')
  return wordCounts[words[0] ?? ''] === words.length
}

export interface Inspected {
  /** What is wrong, in words; undefined where all of the file can be read, or it is empty. */
  readonly damage?: string | undefined
  /** The text of the entry that names the process that has the file open. */
  readonly owner?: string | undefined
}

/** Bytes of a value's version, which come before it. */
export const versionSize = 8

const ownerKey = Buffer.from('owner')

const inspectTree = (tree: TreeFile, { main }: Meta): Inspected => {
  let owner: string | undefined
  let damage: string | undefined
  for (const found of walkTree(tree, main, byBytes)) {
    if ('damage' in found) damage ??= found.damage.reason
    else if (!isOwnKey(found.leaf.key)) damage ??= 'an entry can’t be read'
    else if (found.leaf.key.equals(ownerKey)) owner = valueOf(tree, found).toString('utf8', versionSize)
  }
  return { damage, owner }
}

const inspect = (file: PageFile): Inspected => {
  const metas = readMetas(file)
  const meta = metaInForce(file, metas)
  if (!meta || metas.length < 2) return { damage: 'its first pages can’t be read' }
  if (meta.main.flags !== mainFlags || (meta.free.flags & 0xff) !== freeFlags) {
    return { damage: 'it is not a store of worlds' }
  }
  const tree: TreeFile = { file, meta, held: new Set() }
  const { damage, owner } = inspectTree(tree, meta)
  const isFreeRead = damage !== undefined || readFreePages(tree, meta.free) !== undefined
  return { owner, damage: isFreeRead ? damage : 'its list of free pages can’t be read' }
}

/** Reads a file of LMDB as far as opening it depends on it: its pages, and who has it open. */
export const inspectFile = (path: string): Inspected => {
  const file = openPageFile(path)
  try {
    return file.size === 0 ? {} : inspect(file)
  } finally {
    file.close()
  }
}
