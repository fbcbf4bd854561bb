import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { digestFiles } from './digest-files.mjs'

describe('digestFiles', () => {
  let root: string
  let before: string

  const write = (path: string, text: string) => writeFileSync(join(root, path), text)

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'digest-'))
    mkdirSync(join(root, 'deep/node_modules'), { recursive: true })
    write('deep/a.ts', 'a')
    before = digestFiles([root])
  })

  afterEach(() => rmSync(root, { recursive: true }))

  it('stays while nothing changes', () => {
    expect(digestFiles([root])).toBe(before)
  })

  it.each([
    ['a file grows', () => write('deep/a.ts', 'ab')],
    ['a file is written with as many bytes', () => utimesSync(join(root, 'deep/a.ts'), 1, 1)],
    ['a file is added', () => write('deep/b.ts', '')],
    ['a file is removed', () => rmSync(join(root, 'deep/a.ts'))],
  ])('changes when %s', (_, change) => {
    change()
    expect(digestFiles([root])).not.toBe(before)
  })

  it('does not look into installed packages', () => {
    write('deep/node_modules/c.js', 'c')
    expect(digestFiles([root])).toBe(before)
  })

  it('takes a missing path for an empty one', () => {
    expect(digestFiles([root, join(root, 'gone')])).toBe(before)
  })
})
