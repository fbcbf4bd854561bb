import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

const isCopied = (file: string) => /^((apps|libs|tools)\/|[^/]+\.(json|cjs)$)/.test(file)

const packageFolder = /^(?:apps|libs\/shop|libs|tools)\/[^/]+(?=\/package\.json$)/

/** Copies what git knows of a checkout, since Stryker writes its mutants over the files that it finds. */
export const copyCheckout = (root: string, to: string): void => {
  rmSync(to, { recursive: true, force: true })
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = listed.split('\n').filter((file) => isCopied(file) && existsSync(join(root, file)))
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true })
    cpSync(join(root, file), join(to, file))
  }
  for (const folder of ['', ...files.flatMap((file) => packageFolder.exec(file) ?? [])]) {
    const modules = join(root, folder, 'node_modules')
    if (existsSync(modules)) symlinkSync(modules, join(to, folder, 'node_modules'))
  }
}
