/** Packs the workspace for all test files of this project: `packed()` reads what it wrote. */
const { spawnSync } = require('node:child_process')
const { mkdtempSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { join, resolve } = require('node:path')

const root = resolve(__dirname, '../../../..')

module.exports = () => {
  const to = mkdtempSync(join(tmpdir(), 'soe-tarballs-'))
  process.env['PACKED_TARBALLS'] = to
  const given = [require.resolve('tsx/cli'), join(root, 'tools/packages/src/pack.ts'), to]
  const { status } = spawnSync(process.execPath, given, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) throw new Error(`the packages could not be packed: exit code ${status}`)
}
