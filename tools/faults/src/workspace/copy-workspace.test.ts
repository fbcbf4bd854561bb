import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { copyWorkspace } from './copy-workspace'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'faults-'))
  jest.spyOn(console, 'log').mockImplementation(() => undefined)
})
afterEach(() => {
  jest.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

const source = `export const leave = (opener: Element) => {
  if (opener instanceof HTMLElement &&
    opener.isConnected) opener.focus()
}
`

test('a checkout is copied with its faults switched, and what is as it was stays untouched', () => {
  const [root, copy] = [join(folder, 'checkout'), join(folder, 'copy')]
  write(join(root, '.gitignore'), 'dist\n')
  write(join(root, 'dist/built.js'), 'built')
  write(join(root, 'libs/ui/package.json'), '{ "name": "@soe/ui" }')
  write(join(root, 'libs/ui/src/leave.ts'), source)
  write(join(root, 'libs/ui/src/leave.test.ts'), source)
  execFileSync('git', ['init', '-q'], { cwd: root })
  const workspace = { root, copy, folder }

  const faults = copyWorkspace(workspace)
  expect(faults.map(({ id, feature }) => [id, feature])).toEqual([['dialog-does-not-return-focus', 'ui']])
  const copied = join(copy, 'libs/ui/src/leave.ts')
  expect(readFileSync(copied, 'utf8')).toContain('if (globalThis.__fault?.("dialog-does-not-return-focus"))')
  expect(readFileSync(join(copy, 'libs/ui/src/leave.test.ts'), 'utf8')).toBe(source)
  expect(existsSync(join(copy, 'dist'))).toBe(false)
  expect(readFileSync(join(copy, 'node_modules/@soe/ui/src/leave.ts'), 'utf8')).toContain('__fault')

  const { mtimeMs } = statSync(copied)
  rmSync(join(root, 'libs/ui/src/leave.test.ts'))
  copyWorkspace(workspace)
  expect(statSync(copied).mtimeMs).toBe(mtimeMs)
  expect(existsSync(join(copy, 'libs/ui/src/leave.test.ts'))).toBe(false)
})
