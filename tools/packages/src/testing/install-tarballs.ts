import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runProgram } from '../run-program'

const workspaceManifest = resolve(__dirname, '../../../../package.json')

/** Packages whose latest release lacks a platform's part are pinned as in the workspace: npm writes no whole lockfile. */
const readPins = () => {
  const { overrides } = JSON.parse(readFileSync(workspaceManifest, 'utf8')) as { overrides: Record<string, unknown> }
  return { 'unrs-resolver': overrides['unrs-resolver'], 'msgpackr-extract': overrides['msgpackr-extract'] }
}

/** Installs the tarballs in an empty folder outside the workspace, as a stranger would, and returns the folder. */
export const installTarballs = async (
  tarballs: readonly string[],
  { with: others = [], optional = true }: { with?: readonly string[]; optional?: boolean } = {},
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-packages-'))
  const manifest = { name: 'stranger', private: true, type: 'module', overrides: readPins() }
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest))
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', ...(optional ? [] : ['--omit=optional'])]
  await runProgram('npm', ['install', ...flags, ...tarballs, ...others], { cwd: folder })
  return folder
}
