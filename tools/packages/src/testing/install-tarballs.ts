import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProgram } from '../run-program'

/** Installs the tarballs in an empty folder outside the workspace, as a stranger would, and returns the folder. */
export const installTarballs = async (
  tarballs: readonly string[],
  { with: others = [], optional = true }: { with?: readonly string[]; optional?: boolean } = {},
): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'soe-packages-'))
  writeFileSync(join(folder, 'package.json'), '{ "name": "stranger", "private": true, "type": "module" }\n')
  const flags = ['--no-audit', '--no-fund', '--prefer-offline', ...(optional ? [] : ['--omit=optional'])]
  await runProgram('npm', ['install', ...flags, ...tarballs, ...others], { cwd: folder })
  return folder
}
