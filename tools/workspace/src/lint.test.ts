import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

const repository = resolve(__dirname, '../../..')

/** File, its text, and the rule that it breaks. */
const wrong: [file: string, text: string, rule: string][] = [
  ['libs/rules/src/a.ts', 'export const now = () => new Date();', 'no-restricted-globals'],
  ['libs/world/src/a.ts', 'export const later = (run: () => void) => setTimeout(run, 1);', 'no-restricted-globals'],
  ['libs/world/src/b.ts', 'export const id = () => crypto.randomUUID();', 'no-restricted-globals'],
  ['libs/world/src/c.ts', "export { randomUUID } from 'node:crypto';", 'no-restricted-imports'],
  ['libs/carrier/src/cart/a.ts', 'export const any = () => Math.random();', 'no-restricted-properties'],
  ['libs/rules/src/b.ts', "export { cart } from '@soe/contracts';", 'no-restricted-imports'],
  ['libs/rules/src/c.ts', "export type Cart = import('@soe/contracts').Cart;", 'consistent-type-imports'],
  ['libs/ui/src/a.tsx', 'export default 1;', 'no-default-export'],
  ['libs/ui/src/b.ts', "console.log('here');", 'no-console'],
  ['libs/ui/src/c.ts', 'const send = async () => {}; export const go = () => { send(); };', 'no-floating-promises'],
]

const right: [file: string, text: string][] = [
  ['libs/rules/src/a.test.ts', 'export const now = () => new Date();'],
  ['libs/rules/src/d.ts', "import type { Cart } from '@soe/contracts'; export type Carts = Cart[];"],
  ['apps/simulator/src/clock.ts', 'export const now = () => Date.now();'],
  ['apps/storefront/vite.config.ts', 'export default {};'],
]

describe('lint', () => {
  let root: string
  let found: string[]

  const write = ([file, text]: readonly string[]) => {
    mkdirSync(dirname(join(root, file!)), { recursive: true })
    writeFileSync(join(root, file!), text!)
  }

  const lint = () => {
    const oxlint = join(repository, 'node_modules/oxlint/bin/oxlint')
    const command = [oxlint, '--type-aware', '--deny-warnings', '--format', 'json', '.']
    const { stdout } = spawnSync(process.execPath, command, { cwd: root, encoding: 'utf8' })
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
    return diagnostics.map(({ code, filename }) => `${filename} ${code}`)
  }

  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), 'lint-'))
    for (const file of [
      '.oxlintrc.json',
      'tsconfig.json',
      'tsconfig.base.json',
      'tsconfig.node.json',
      'tsconfig.browser.json',
      'node_modules',
    ]) {
      symlinkSync(join(repository, file), join(root, file))
    }
    ;[...wrong, ...right].forEach(write)
    found = lint()
  })

  afterAll(() => rmSync(root, { recursive: true }))

  it.each(wrong)('refuses in %s: %s', (file, _, rule) => {
    expect(found).toContainEqual(expect.stringMatching(new RegExp(`^${file} .*${rule}`)))
  })

  it.each(right)('allows in %s: %s', (file) => {
    expect(found.filter((line) => line.startsWith(file))).toEqual([])
  })
})
