import { copyFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PackagePlan } from '../package-plan'
import { runProgram } from '../run-program'

const readme = `# soe-conform

Judges a backend of the carrier's \`soe/digital\` API against its contract, over HTTP.

\`\`\`sh
npx soe-conform --target https://backend.test --i-own backend.test --out reports
\`\`\`

It ends with 0 where everything held, 1 where something is broken, 2 where something could not be judged.
\`npx soe-conform --help\` lists the options. Node 22.12 or newer; no dependencies.
`

export const judgePackage: PackagePlan = {
  name: 'soe-conform',
  changelog: 'tools/packages/src/judge/CHANGELOG.md',
  manifest: {
    description: 'Judges a backend against the contract of the soe/digital carrier API.',
    bin: { 'soe-conform': './soe-conform.mjs' },
    exports: { './package.json': './package.json' },
  },
  fill: async ({ root, folder }) => {
    await runProgram(process.execPath, [join(root, 'tools/workspace/src/build-conformance.mjs')])
    for (const file of ['soe-conform.mjs', 'third-party-licenses.md'])
      await copyFile(join(root, 'tools/conformance/dist', file), join(folder, file))
    await writeFile(join(folder, 'README.md'), readme)
  },
}
