/** `write-licenses.mjs FOLDER ENTRY… [--external PACKAGE]…` writes the licences of what the entries bundle. */
import { parseArgs } from 'node:util'
import { writeLicenses } from './bundled-licenses.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { external: { type: 'string', multiple: true, default: [] } },
})
const [folder, ...entries] = positionals
if (folder === undefined) throw new Error('Name the folder.')

await writeLicenses(entries, folder, values.external)
