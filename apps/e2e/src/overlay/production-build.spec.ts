import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'

const run = promisify(execFile)
const root = join(import.meta.dirname, '../../../..')
const simulatorBuild = join(root, 'dist/apps/storefront')

/** Texts that no minifier takes out of the overlay, its server part or its style, and of what names what is shown. */
const marks = ['data-shows', '__sim', 'sim-overlay', 'developer-overlay', 'x-sim-decision', 'Alt+Shift+S']

/** Marks of what is shown change the contents of files, and with them their hashes. */
const withoutHash = (file: string) => file.replace(/-[\w-]{8}\./, '.')

/** What a server may send, by name: names of scripts and styles tell their contents. */
const filesOf = async (dir: string) => {
  const found = await readdir(dir, { recursive: true, withFileTypes: true })
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(dir.length + 1))
}

/** The name under which a recording build reports what pages read. */
const recorder = ['field-use']

const marked = async (dir: string, files: readonly string[], sought: readonly string[]) => {
  const texts = files.filter((file) => /\.(m?js|css|html|json)$/.test(file))
  const contents = await Promise.all(texts.map((file) => readFile(join(dir, file), 'utf8')))
  return texts.filter((_, at) => sought.some((mark) => contents[at]?.includes(mark)))
}

test('a build for production holds nothing of the overlay or the recorder and no mark of what is shown, and is otherwise the same shop', async () => {
  test.setTimeout(300_000)
  const dir = await mkdtemp(join(tmpdir(), 'production-'))
  try {
    const vite = join(createRequire(import.meta.url).resolve('vite/package.json'), '../bin/vite.js')
    await run(process.execPath, [vite, 'build', 'apps/storefront', '--outDir', dir], { cwd: root })
    const [production, simulator] = await Promise.all([filesOf(dir), filesOf(simulatorBuild)])
    expect(await marked(dir, production, [...marks, ...recorder])).toEqual([])
    expect(await marked(simulatorBuild, simulator, recorder)).toEqual([])
    const [plain, overlaid] = [production.map(withoutHash), simulator.map(withoutHash)]
    expect(overlaid.filter((file) => !plain.includes(file)).toSorted()).toEqual([
      'assets/app-stand-in.js',
      'assets/app-stand-in.js.br',
      'assets/app-stand-in.js.gz',
      'assets/developer-overlay.js',
      'assets/developer-overlay.js.br',
      'assets/developer-overlay.js.gz',
      'assets/world-clock.js',
      'assets/world-clock.js.br',
      'assets/world-clock.js.gz',
    ])
    expect(plain.filter((file) => !overlaid.includes(file))).toEqual([])
    expect(await marked(simulatorBuild, simulator, marks)).not.toEqual([])
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
})
