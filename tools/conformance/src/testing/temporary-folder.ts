import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A folder for each test, removed after it. */
export const temporaryFolder = (): (() => string) => {
  let folder = ''
  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'soe-conform-'))))
  afterEach(() => rmSync(folder, { recursive: true }))
  return () => folder
}
