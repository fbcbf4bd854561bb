import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackagePlan } from '../package-plan'
import { runProgram } from '../run-program'
import { readme } from './readme'

export const judgePackage: PackagePlan = {
  name: 'soe-conform',
  changelog: 'tools/packages/src/judge/CHANGELOG.md',
  manifest: {
    description: 'Judges a backend against the contract of the soe/digital carrier API.',
    bin: { 'soe-conform': './soe-conform.mjs' },
    exports: { './package.json': './package.json' },
  },
  fill: async ({ root, folder }) => {
    await runProgram(process.execPath, [join(root, 'tools/workspace/src/build-program.mjs'), 'conformance'])
    for (const file of ['soe-conform.mjs', 'third-party-licenses.md'])
      await copyFile(join(root, 'tools/conformance/dist', file), join(folder, file))
    await writeFile(join(folder, 'README.md'), readme)
  },
}
