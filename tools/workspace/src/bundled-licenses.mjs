/** The licences of the packages that a bundle for Node contains, in the form in which Vite lists those of the shop. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { root } from './nx.mjs'

export const licensesFile = 'third-party-licenses.md'

/**
 * Bundles the entries once more, in memory, for the list alone.
 * @param {string[]} entries files of the workspace
 * @param {string} folder where the list is written
 * @param {string[]} external packages that are not bundled
 */
export const writeLicenses = async (entries, folder, external = []) => {
  const built = await build({
    configFile: false,
    root,
    logLevel: 'silent',
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      write: false,
      license: { fileName: licensesFile },
      rolldownOptions: { input: entries.map((entry) => join(root, entry)) },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (built)
  const list = output.find(({ fileName }) => fileName === licensesFile)
  if (list?.type !== 'asset') throw new Error('Vite has written no list of licences.')
  await writeFile(join(folder, licensesFile), list.source)
}
