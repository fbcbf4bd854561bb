import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findRoot } from './find-root'
import { byBytes, inspectFile, readFreePages } from './inspect-file'
import { headerSize } from './page-file'
import { readEntries } from './read-entries'
import { metaInForce, readMetas, type TreeRoot } from './read-metas'
import {
  branchPage,
  fileOf,
  leafPage,
  metaContent,
  metaPage,
  nodeAt,
  overflowPages,
  pageSize,
  rootOf,
  type MetaFields,
} from './testing/make-pages'
import { looseLeaves, walkTree, type Found, type KeyRange, type TreeFile } from './walk-tree'

/** A value with its version, as the store writes it. */
const versioned = (text: string, version = 7): Buffer => {
  const head = Buffer.alloc(8)
  head.writeDoubleLE(version)
  return Buffer.concat([head, Buffer.from(text)])
}

const large = versioned('x'.repeat(2 * pageSize - headerSize - 8))
const now = 5
const root: TreeRoot = rootOf({
  page: 2,
  flags: 0x100,
  depth: 2,
  branchPages: 1,
  leafPages: 2,
  overflowPages: 2,
  entries: 5,
})

type Pages = Buffer[]

/** A branch with two leaves; the value of `m` has two pages of its own. */
const wholePages = (fields: Partial<MetaFields> = {}): Pages => [
  metaPage(0, { transaction: now - 1, lastPage: 6, main: root, ...fields }),
  metaPage(1, { transaction: now, lastPage: 6, main: root, ...fields }),
  branchPage(2, now, [
    ['', 3],
    ['m', 4],
  ]),
  leafPage(3, now, [
    ['a', versioned('one')],
    ['c', versioned('two')],
    ['e', versioned('tree')],
  ]),
  leafPage(4, now, [
    ['m', { page: 5, pages: 2, size: large.length }],
    ['z', versioned('last')],
  ]),
  ...overflowPages(5, now, large, 2),
]

const treeOf = (pages: Pages): TreeFile => ({
  file: fileOf(pages),
  meta: { pageSize, lastPage: 6, transaction: now },
  held: new Set(),
})

const told = ({ low, high }: KeyRange) =>
  `[${low ? JSON.stringify(low.toString()) : ''} to ${high ? JSON.stringify(high.toString()) : ''}]`

const describeFound = (found: Found): string =>
  'leaf' in found ? found.leaf.key.toString() : `${told(found.damage)} ${found.damage.reason}`

type Change = (pages: Pages) => void

const walked = (change: Change, from: Partial<TreeRoot> = {}): string[] => {
  const pages = wholePages()
  change(pages)
  return [...walkTree(treeOf(pages), { ...root, ...from }, byBytes)].map(describeFound)
}

const counts = '["" to ""] it holds more or less than it says'
const range = (from?: string, to?: string) =>
  told({ low: from === undefined ? from : Buffer.from(from), high: to === undefined ? to : Buffer.from(to) })
const unpacked = (key?: string) => `${range(key, key)} a page is not laid out as it should be`
const entry = (from?: string, to?: string) => `${range(from, to)} an entry can’t be read`
const branch = (from?: string, to?: string) => `${range(from, to)} a branch can’t be read`
const unread = (page: number, from?: string, to?: string) => `${range(from, to)} page ${page} can’t be read`

const setWord =
  (page: number, at: number, value: number): Change =>
  (pages) =>
    void pages[page]?.writeUInt16LE(value, at)
const setNode =
  (page: number, place: number, at: number, value: number): Change =>
  (pages) => {
    const found = pages[page] as Buffer
    found.writeUInt16LE(value, nodeAt(found, place) + at)
  }
const setKey =
  (page: number, place: number, key: string): Change =>
  (pages) => {
    const found = pages[page] as Buffer
    found.write(key, nodeAt(found, place) + 8)
  }

const addToWord =
  (page: number, at: number, more: number): Change =>
  (pages) =>
    setWord(page, at, (pages[page] as Buffer).readUInt16LE(at) + more)(pages)

/** Moves the node that lies first in the page by a byte. */
const shiftLast: Change = ({ 3: page }) => {
  if (!page) return
  const upper = page.readUInt16LE(22)
  page.copyWithin(headerSize + upper - 1, headerSize + upper, headerSize + upper + 20)
  page.writeUInt16LE(upper - 1, headerSize + 4)
  page.writeUInt16LE(upper - 2, 22)
}

describe('a tree', () => {
  it('is read leaf by leaf', () => {
    expect(walked(() => undefined)).toEqual(['a', 'c', 'e', 'm', 'z'])
    expect(walked(() => undefined, rootOf({}))).toEqual([])
  })

  it.each<[string, Change, string[]]>([
    // A leaf's page.
    ['a leaf page that says another number', setWord(3, 0, 9), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['a leaf page of a later transaction', setWord(3, 8, now + 1), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['a leaf page of no known kind', setWord(3, 18, 3), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['a leaf page in place of a branch', setWord(2, 18, 2), [unread(2, undefined, undefined), counts]],
    ['a branch page in place of a leaf', setWord(3, 18, 1), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['an odd end of the list of nodes', setWord(3, 20, 5), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['no list of nodes', setWord(3, 20, 0), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['a list of nodes that reaches into them', setWord(3, 22, 4), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['nodes that begin behind the page', setWord(3, 22, pageSize), [unread(3, undefined, 'm'), 'm', 'z', counts]],
    ['nodes that begin before they do', addToWord(3, 22, -2), ['a', 'c', 'e', unpacked('e'), 'm', 'z']],
    ['a list of nodes without the last', setWord(3, 20, 4), ['a', 'c', unpacked('c'), 'm', 'z', counts]],
    // A leaf's node.
    [
      'a first node that begins before the nodes',
      setWord(3, headerSize, 20),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    [
      'a first node at an odd place',
      addToWord(3, headerSize, 1),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    ['a last node at an odd place', shiftLast, ['a', 'c', entry('c\0', 'm'), 'm', 'z', counts]],
    [
      'a second node behind the page',
      setWord(3, headerSize + 2, pageSize - headerSize - 6),
      ['a', entry('a\0', 'e'), 'e', unpacked('e'), 'm', 'z', counts],
    ],
    ['a last node of another kind', setNode(3, 2, 4, 2), ['a', 'c', entry('c\0', 'm'), 'm', 'z', counts]],
    ['a node without a key', setNode(3, 1, 6, 0), ['a', entry('a\0', 'e'), 'e', unpacked('e'), 'm', 'z', counts]],
    [
      'a node with too long a key',
      setNode(3, 0, 6, 1979),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    [
      'a key that is longer than its page',
      setNode(3, 0, 6, 600),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    [
      'a value that is longer than its page',
      setNode(3, 0, 0, 600),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    [
      'a value of more than 65535 bytes',
      setNode(3, 0, 2, 1),
      [entry(undefined, 'c'), 'c', 'e', unpacked('e'), 'm', 'z', counts],
    ],
    ['a value that is shorter than it was', setNode(3, 0, 0, 3), ['a', 'c', 'e', unpacked('e'), 'm', 'z']],
    [
      'a key that comes after the next',
      setKey(3, 0, 'd'),
      ['d', entry('d\0', 'e'), 'e', unpacked('e'), 'm', 'z', counts],
    ],
    [
      'a key that comes before the one before',
      setKey(3, 1, 'A'),
      ['a', entry('a\0', 'e'), 'e', unpacked('e'), 'm', 'z', counts],
    ],
    ['the same key twice', setKey(3, 2, 'c'), ['a', 'c', entry('c\0', 'm'), 'm', 'z', counts]],
    ['a key that belongs to the page behind', setKey(3, 2, 'm'), ['a', 'c', entry('c\0', 'm'), 'm', 'z', counts]],
    [
      'a key that belongs to the page before',
      setKey(4, 0, 'l'),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    // A value with pages of its own.
    [
      'pages of a value that begin with another number',
      setWord(5, 0, 6),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    [
      'pages of a value that were fewer',
      setWord(5, 20, 1),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    [
      'pages of a value from another transaction',
      setWord(5, 8, 4),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    [
      'pages of a value of another kind',
      setWord(5, 18, 2),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    [
      'a value that is longer than its pages',
      setNode(4, 0, 0, large.length + 1),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    ['a value in the first pages', setNode(4, 0, 9, 1), ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts]],
    ['a value without pages', setNode(4, 0, 25, 0), ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts]],
    ['a value behind the last page', setNode(4, 0, 9, 6), ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts]],
    [
      'a value in a page of the tree',
      setNode(4, 0, 9, 3),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    // A branch.
    [
      'a first branch with more key than its page',
      setNode(2, 0, 6, 1),
      [branch(undefined, 'm'), 'm', 'z', unpacked(), counts],
    ],
    ['a branch to one page twice', setNode(2, 1, 0, 3), ['a', 'c', 'e', unread(3, 'm', undefined), counts]],
    ['a branch to the first pages', setNode(2, 1, 0, 1), ['a', 'c', 'e', unread(1, 'm', undefined), counts]],
    ['a branch behind the last page', setNode(2, 1, 0, 7), ['a', 'c', 'e', unread(7, 'm', undefined), counts]],
    ['a branch to pages of a value', setNode(2, 1, 0, 5), ['a', 'c', 'e', unread(5, 'm', undefined), counts]],
    ['a branch far behind the last page', setNode(2, 1, 2, 1), ['a', 'c', 'e', unread(65540, 'm', undefined), counts]],
    [
      'a branch further behind the last page',
      setNode(2, 1, 4, 1),
      ['a', 'c', 'e', unread(4294967300, 'm', undefined), counts],
    ],
    [
      'a second branch that begins behind the page',
      setWord(2, headerSize + 2, pageSize),
      ['a', 'c', 'e', branch(undefined, undefined), counts],
    ],
    [
      'a first branch that begins behind the page',
      setWord(2, headerSize, pageSize),
      [branch(undefined, 'm'), 'm', 'z', unpacked(), counts],
    ],
    ['a branch page that is not filled', addToWord(2, 22, -2), ['a', 'c', 'e', 'm', 'z', unpacked()]],
    ['a branch whose key comes later', setKey(2, 1, 'n'), ['a', 'c', 'e', entry('n', 'z'), 'z', unpacked('z'), counts]],
    ['a branch whose key comes sooner', setKey(2, 1, 'd'), ['a', 'c', entry('c\0', 'd'), 'm', 'z', counts]],
    [
      'a third branch whose key comes before the second',
      (pages) =>
        void pages.splice(
          2,
          1,
          branchPage(2, now, [
            ['', 3],
            ['m', 4],
            ['g', 3],
          ]),
        ),
      ['a', 'c', 'e', 'm', 'z', branch('m', undefined)],
    ],
    [
      'a file that ends before its last page',
      (pages) => void pages.pop(),
      ['a', 'c', 'e', entry('m', 'z'), 'z', unpacked('z'), counts],
    ],
    [
      'a file without the pages of a leaf',
      (pages) => void pages.splice(4),
      ['a', 'c', 'e', unread(4, 'm', undefined), counts],
    ],
  ])('tells of %s', (_what, change, expected) => {
    expect(walked(change)).toEqual(expected)
  })

  it.each<[Partial<TreeRoot>, string[]]>([
    [{ depth: 0 }, [`${range()} it can’t have 0 levels`]],
    [{ depth: 33 }, [`${range()} it can’t have 33 levels`]],
    [{ depth: 32 }, [unread(3, undefined, 'm'), unread(4, 'm', undefined), counts]],
    [{ depth: 1 }, [unread(2, undefined, undefined), counts]],
    [{ depth: 3 }, [unread(3, undefined, 'm'), unread(4, 'm', undefined), counts]],
    [{ page: 1 }, [unread(1, undefined, undefined), counts]],
    [{ page: 3, depth: 1 }, ['a', 'c', 'e', counts]],
    [{ page: 3, depth: 1, branchPages: 0, leafPages: 1, overflowPages: 0, entries: 3 }, ['a', 'c', 'e']],
    [{ entries: 4 }, ['a', 'c', 'e', 'm', 'z', counts]],
    [{ branchPages: 2 }, ['a', 'c', 'e', 'm', 'z', counts]],
    [{ leafPages: 1 }, ['a', 'c', 'e', 'm', 'z', counts]],
    [{ overflowPages: 1 }, ['a', 'c', 'e', 'm', 'z', counts]],
    [{ page: undefined }, [counts]],
  ])('whose root says %j is told to', (from, expected) => {
    expect(walked(() => undefined, from)).toEqual(expected)
  })
})
describe('a page that nothing leads to', () => {
  const leaves = (number: number, change: Change = () => undefined) => {
    const pages = wholePages()
    change(pages)
    return looseLeaves(treeOf(pages), number, byBytes)?.map(describeFound)
  }

  it('has leaves where it is a whole page of them', () => {
    expect([2, 3, 4, 5, 9].map((page) => leaves(page))).toEqual([
      undefined,
      ['a', 'c', 'e'],
      ['m', 'z'],
      undefined,
      undefined,
    ])
    expect(leaves(3, setKey(3, 0, 'd'))).toBeUndefined()
  })
})

describe('the list of free pages', () => {
  const numbers = (...list: number[]): Buffer => {
    const bytes = Buffer.alloc(list.length * 8)
    list.forEach((number, at) => bytes.writeBigInt64LE(BigInt(number), at * 8))
    return bytes
  }
  const freeOf = (entries: readonly (readonly [Buffer, Buffer])[], held: readonly number[] = []) => {
    const pages = [...wholePages(), leafPage(7, now, entries)]
    const tree = { ...treeOf(pages), meta: { pageSize, lastPage: 30, transaction: now }, held: new Set(held) }
    const free = readFreePages(tree, rootOf({ page: 7, depth: 1, leafPages: 1, entries: entries.length }))
    return free && [...free]
  }

  it.each<[string, Buffer, number[] | undefined]>([
    ['pages', numbers(3, 20, 21, 9), [7, 20, 21, 9]],
    ['no page', numbers(0), [7]],
    ['places without a page', numbers(3, 0, 20, 0), [7, 20]],
    ['a run of pages', numbers(3, -3, 20, 25), [7, 20, 21, 22, 25]],
    ['the last page', numbers(1, 30), [7, 30]],
    ['the first of all that may be free', numbers(1, 2), [7, 2]],
    ['more behind its end', numbers(1, 20, 99), [7, 20]],
    ['one of the first pages', numbers(1, 1), undefined],
    ['a page behind the last', numbers(1, 31), undefined],
    ['a run behind the last page', numbers(2, -2, 30), undefined],
    ['a page twice', numbers(2, 20, 20), undefined],
    ['its own page', numbers(1, 7), undefined],
    ['fewer than it says', numbers(2, 20), undefined],
    ['nothing', Buffer.alloc(0), undefined],
    ['less than a number', Buffer.alloc(7), undefined],
  ])('may hold %s', (_what, list, expected) => {
    expect(freeOf([[numbers(4), list]])).toEqual(expected)
  })

  it('has a list for each transaction, by its number', () => {
    const [one, other] = [numbers(1, 20), numbers(1, 21)]
    expect(
      freeOf([
        [numbers(255), one],
        [numbers(256), other],
      ]),
    ).toEqual([7, 20, 21])
    expect(
      freeOf([
        [numbers(256), one],
        [numbers(255), other],
      ]),
    ).toBeUndefined()
    expect(
      freeOf([
        [numbers(4), one],
        [numbers(5), one],
      ]),
    ).toBeUndefined()
    expect(freeOf([[Buffer.from('four'), one]])).toBeUndefined()
  })

  it('has no page that another tree holds', () => {
    expect(freeOf([[numbers(4), numbers(1, 20)]], [20])).toBeUndefined()
    expect(freeOf([[numbers(4), numbers(1, 20)]], [21])).toEqual([21, 7, 20])
  })
})

describe('the first pages', () => {
  const metasOf = (...pages: Buffer[]) => readMetas(fileOf(pages)).map(({ transaction }) => transaction)
  const [first, second] = [metaPage(0, { transaction: 4 }), metaPage(1, { transaction: 5 })]
  const changed = (page: Buffer, change: (page: Buffer) => void): Buffer => {
    const copy = Buffer.from(page)
    change(copy)
    return copy
  }

  it('are told the latest first, whichever it is', () => {
    expect([metasOf(first, second), metasOf(second, first)]).toEqual([
      [5, 4],
      [5, 4],
    ])
  })

  it.each<[string, (page: Buffer) => void]>([
    ['other signs', (page) => void page.writeUInt32LE(1, headerSize)],
    ['another version', (page) => void page.writeUInt16LE(3, headerSize + 4)],
    ['pages that are too small', (page) => void page.writeUInt32LE(256, headerSize + 24)],
    ['pages that are too large', (page) => void page.writeUInt32LE(131_072, headerSize + 24)],
    ['pages of no power of two', (page) => void page.writeUInt32LE(768, headerSize + 24)],
  ])('are not read with %s', (_what, change) => {
    expect(metasOf(changed(first, change), second)).toEqual([5])
    expect(metasOf(first, changed(second, change))).toEqual([4])
  })

  it('are not read where the file ends within them', () => {
    expect(metasOf(first.subarray(0, headerSize + 143))).toEqual([])
    expect(metasOf(first.subarray(0, headerSize + 144))).toEqual([4])
    expect(metasOf()).toEqual([])
  })

  it.each([512, 1024, 2048, 4096, 8192, 16_384, 32_768, 65_536])(
    'are found behind a lost one, with pages of %d',
    (size) => {
      const lost = Buffer.alloc(size)
      expect(metasOf(lost, metaPage(1, { transaction: 5, size }))).toEqual([5])
      expect(metasOf(lost, metaPage(1, { transaction: 5, size: size === 512 ? 1024 : 512 }))).toEqual([])
    },
  )

  it('say where both trees begin', () => {
    const main = rootOf({ page: 2, flags: 0x100, depth: 3, branchPages: 4, leafPages: 5, overflowPages: 6, entries: 7 })
    const free = rootOf({ page: 8, flags: 8, depth: 1, leafPages: 9, entries: 10 })
    const page = metaPage(0, { transaction: 2 ** 33, lastPage: 2 ** 34, main, free, boot: -5 })
    expect(readMetas(fileOf([page]))).toEqual([
      { transaction: 2 ** 33, pageSize, lastPage: 2 ** 34, main, free, boot: -5, isUnflushed: false },
    ])
    expect(readMetas(fileOf([metaPage(0, { transaction: 1 })]))[0]?.main.page).toBeUndefined()
  })

  const boot = Number.parseInt(readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'), 16) | 0
  const inForce = (fields: Partial<MetaFields>, flushed?: number) => {
    const latest = metaPage(0, { transaction: 5, isUnflushed: true, ...fields })
    if (flushed !== undefined) metaContent({ transaction: flushed }).copy(latest, pageSize / 2 + headerSize)
    const file = fileOf([latest, metaPage(1, { transaction: 4 })])
    return metaInForce(file, readMetas(file))?.transaction
  }

  it.each<[string, Partial<MetaFields>, number | undefined, number]>([
    ['the latest that the disk has confirmed', { isUnflushed: false }, 3, 5],
    ['the latest of this boot', { boot }, 3, 5],
    ['a confirmed one before that of another boot', { boot: boot ^ 1 }, 3, 3],
    ['a confirmed one before that of an unknown boot', { boot: 0 }, 3, 3],
    ['the one before that of another boot', { boot: boot ^ 1 }, undefined, 4],
    ['the one before that of another boot, where the confirmed one is empty', { boot: boot ^ 1 }, 0, 4],
  ])('let %s be in force', (_what, fields, flushed, expected) => {
    expect(inForce(fields, flushed)).toBe(expected)
  })

  it('let none be in force where none can be read', () => {
    expect(metaInForce(fileOf([]), [])).toBeUndefined()
  })
})

describe('the root of the latest tree', () => {
  /** After the tree, a transaction has written the way to `a` anew, and another one a tree of its own. */
  const thrice = (): Pages => [
    ...wholePages(),
    leafPage(7, now + 1, [['a', versioned('new')]]),
    branchPage(8, now + 1, [
      ['', 7],
      ['m', 4],
    ]),
    leafPage(9, now + 2, [['lone', versioned('x')]]),
  ]
  const rootAfter = (transaction: number, ...changes: Change[]) => {
    const pages = thrice()
    for (const change of changes) change(pages)
    const meta = { pageSize, lastPage: pages.length - 1, transaction: Infinity }
    const found = findRoot({ ...treeOf(pages), meta }, transaction)
    return found && [found.page, found.depth]
  }
  const cut =
    (length: number): Change =>
    (pages) =>
      void pages.splice(length)

  it.each<[string, number, Change[], [number, number] | undefined]>([
    ['is the page of the last transaction', now, [], [9, 1]],
    ['is of the transaction before where that page is gone', now, [cut(9)], [8, 2]],
    ['is of the transaction before where that page is no page', now, [setWord(9, 0, 1)], [8, 2]],
    ['is of the transaction before where that page is of another kind', now, [setWord(9, 18, 4)], [8, 2]],
    ['is of the transaction before where an entry of that page is lost', now, [setNode(9, 0, 4, 2)], [8, 2]],
    ['is of the whole tree of a transaction', now - 1, [cut(7)], [2, 2]],
    ['is not of the given transaction', now + 2, [], undefined],
    ['is of what is whole of a tree', now, [cut(9), setWord(4, 0, 1)], [7, 1]],
    ['is of a tree whose pages have room', now, [cut(9), addToWord(8, 22, -2)], [7, 1]],
  ])('%s', (_what, transaction, changes, expected) => {
    expect(rootAfter(transaction, ...changes)).toEqual(expected)
  })
})

describe('the entries of a file', () => {
  const read = (pages: Pages, ...changes: Change[]) => {
    for (const change of changes) change(pages)
    const { entries, lost } = readEntries(fileOf(pages))
    return [...entries.map(({ words }) => words.join('/')), ...lost.map(told)]
  }
  const all = ['a', 'c', 'e', 'm', 'z']
  /** The number of entries is not what it says. */
  const noKey = '["" to ""]'

  it('are told with their words, texts and versions', () => {
    const pages = wholePages()
    pages[3] = leafPage(3, now, [
      ['a\0b\0c', versioned('text', 12)],
      ['c', Buffer.from('short')],
      ['e', versioned('')],
    ])
    const [first, second, third, fourth] = readEntries(fileOf(pages)).entries
    expect([fourth?.words, fourth?.version, fourth?.text.length]).toEqual([['m'], 7, large.length - 8])
    expect([first, second, third]).toEqual([
      { words: ['a', 'b', 'c'], text: 'text', version: 12 },
      { words: ['c'], text: '', version: 0 },
      { words: ['e'], text: '', version: 7 },
    ])
  })

  it('come from pages that nothing leads to, where a branch is lost', () => {
    expect(read(wholePages())).toEqual(all)
    expect(read(wholePages(), setWord(2, 18, 4)).toSorted()).toEqual(all)
    expect(read(wholePages(), setNode(2, 1, 0, 1))).toEqual(all)
  })

  it('are those of the latest of such pages, and none outside of what is lost', () => {
    const older = leafPage(7, now - 1, [
      ['a', versioned('old')],
      ['n', versioned('old')],
      ['zz', versioned('old')],
    ])
    const pages = [...wholePages(), older]
    expect(read(pages)).toEqual(all)
    expect(read(pages, setNode(2, 1, 0, 1))).toEqual([...all, 'zz', String.raw`["zz\u0000" to ]`, noKey])
  })

  it('are missing between what pages tell', () => {
    expect(read(wholePages(), setWord(3, 0, 9))).toEqual(['m', 'z', '[ to "m"]', noKey])
    const pages = [
      ...wholePages(),
      leafPage(7, now - 1, [
        ['b', versioned('old')],
        ['d', versioned('old')],
      ]),
    ]
    expect(read(pages, setWord(3, 0, 9))).toEqual([
      'm',
      'z',
      'b',
      'd',
      '[ to "b"]',
      String.raw`["d\u0000" to "m"]`,
      noKey,
    ])
  })

  it('are not those of pages that were given up', () => {
    const [key, list] = [Buffer.alloc(8), Buffer.alloc(16)]
    key.writeUInt32LE(4, 0)
    list.writeBigInt64LE(1n, 0)
    list.writeBigInt64LE(7n, 8)
    const free = rootOf({ page: 8, flags: 8, depth: 1, leafPages: 1, entries: 1 })
    const pages = [
      ...wholePages({ free, lastPage: 8 }),
      leafPage(7, now - 1, [['b', versioned('given up')]]),
      leafPage(8, now, [[key, list]]),
    ]
    expect(read(pages, setWord(3, 0, 9))).toEqual(['m', 'z', '[ to "m"]', noKey])
  })

  it('are looked for where a first page is lost', () => {
    const lose =
      (page: number): Change =>
      (pages) =>
        void pages[page]?.fill(0)
    expect(read(wholePages(), lose(1))).toEqual([...all, noKey])
    expect(read(wholePages(), lose(0))).toEqual(all)
  })
})

describe('a file', () => {
  const dir = mkdtempSync(join(tmpdir(), 'soe-pages-'))
  afterAll(() => rmSync(dir, { recursive: true, force: true }))

  const named = (...entries: [string, string][]): Pages => {
    const main = rootOf({ page: 2, flags: 0x100, depth: 1, leafPages: 1, entries: entries.length })
    const leaves = entries.map(([key, text]) => [key, versioned(text)] as const)
    return [
      metaPage(0, { transaction: now - 1, lastPage: 2, main }),
      metaPage(1, { transaction: now, lastPage: 2, main }),
      leafPage(2, now, leaves),
    ]
  }
  const inspected = (pages: Pages, change: Change = () => undefined) => {
    change(pages)
    const path = join(dir, 'data.mdb')
    writeFileSync(path, Buffer.concat(pages))
    return inspectFile(path)
  }
  const inMetas =
    (at: number, ...bytes: number[]): Change =>
    (pages) =>
      pages.slice(0, 2).forEach((page) => Buffer.from(bytes).copy(page, headerSize + at))

  it('may be empty', () => expect(inspected([])).toEqual({}))

  it('is none where a folder is', () => expect(() => inspectFile(dir)).toThrow(`${dir} is not a file`))

  it('says who has it open', () => {
    const keys = ['format', 'owner', 'part\0w\0locks\0c', 'snapshot\0s', 'snapshot-text\0s', 'world\0w']
    const pages = named(...keys.map((key): [string, string] => [key, `of ${key}`]))
    expect(inspected(pages)).toEqual({ damage: undefined, owner: 'of owner' })
  })

  it.each<[string, Pages, Change, string]>([
    ['a first page is lost', named(), (pages) => void pages[1]?.fill(0), 'its first pages can’t be read'],
    ['both first pages are lost', named(), inMetas(0, 0), 'its first pages can’t be read'],
    ['it holds other values', named(), inMetas(76, 0, 0), 'it is not a store of worlds'],
    ['its free pages have other keys', named(), inMetas(28, 0, 0), 'it is not a store of worlds'],
    ['a key has no known word', named(['other', '']), () => undefined, 'an entry can’t be read'],
    ['a key has a word too many', named(['owner\0x', '']), () => undefined, 'an entry can’t be read'],
    ['a key has a word too few', named(['part\0w\0locks', '']), () => undefined, 'an entry can’t be read'],
    ['a page is lost, and a key unknown', named(['other', '']), setWord(2, 0, 3), 'page 2 can’t be read'],
    [
      'its list of free pages is lost',
      named(['format', '1']),
      inMetas(64, 9, 0, 0, 0, 0, 0, 0, 0),
      'its list of free pages can’t be read',
    ],
  ])('is damaged where %s', (_what, pages, change, damage) => {
    expect(inspected(pages, change)).toEqual(expect.objectContaining({ damage }))
  })
})
