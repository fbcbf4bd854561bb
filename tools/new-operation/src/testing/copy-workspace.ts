import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export const repository = resolve(__dirname, '../../../..')

const packages = ['contracts', 'rules', 'catalogue', 'world', 'carrier']
const files = [
  'package.json',
  'jest.preset.cjs',
  'tsconfig.base.json',
  'tools/workspace/src/jest',
  ...packages.map((name) => `libs/${name}`),
]

const linkModules = (root: string) => {
  const from = join(repository, 'node_modules')
  mkdirSync(join(root, 'node_modules/@soe'), { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== '@soe') symlinkSync(join(from, name), join(root, 'node_modules', name))
  }
  for (const name of packages) symlinkSync(join(root, 'libs', name), join(root, 'node_modules/@soe', name))
}

/** The workspace's libraries in a folder of their own, in which files may be made. */
export const copyWorkspace = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'new-operation-'))
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    cpSync(join(repository, file), join(root, file), { recursive: true })
  }
  const compilerOptions = { lib: ['ES2023'], types: ['node', 'jest'], allowJs: true, incremental: false }
  const include = packages.map((name) => `libs/${name}/src`)
  writeFileSync(
    join(root, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', compilerOptions, include }),
  )
  linkModules(root)
  return root
}
