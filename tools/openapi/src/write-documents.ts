/** `npm run openapi`: writes the documents made from the contract; `-- --release` makes this one the released. */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { contractVersion, createOpenApi, describeChosenPaths } from '@soe/contracts/openapi'
import { format } from 'prettier'
import { releaseNotes } from './changelog'
import { projectFiles } from './project-files'

const files = projectFiles(process.cwd())

const document = await format(JSON.stringify(createOpenApi()), { parser: 'json', printWidth: 120 })
writeFileSync(files.document, document)
writeFileSync(files.chosenPaths, describeChosenPaths())

if (process.argv.includes('--release')) {
  copyFileSync(files.document, files.released)
  writeFileSync(files.changelog, releaseNotes(readFileSync(files.changelog, 'utf8'), contractVersion))
}
