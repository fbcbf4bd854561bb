/** `npm run openapi`: writes the pages made from the contract; `-- --release` makes this one the released. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { contractVersion, createOpenApi, describeChosenPaths, type OpenApiDocument } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { releaseNotes } from './changelog'
import { describeDifference } from './describe-difference'
import { findBreakingChanges } from './find-breaking-changes'
import { projectFiles } from './project-files'
import { isAtLeast, requiredVersion } from './required-version'

const files = projectFiles(process.cwd())
const current = createOpenApi({ promises: documentPromises })

writeFileSync(files.chosenPaths, describeChosenPaths())

const released = JSON.parse(readFileSync(files.released, 'utf8')) as OpenApiDocument

if (contractVersion !== released.info.version) {
  const page = files.difference(contractVersion)
  mkdirSync(dirname(page), { recursive: true })
  writeFileSync(page, describeDifference(released, current))
}

const release = () => {
  const least = requiredVersion(released.info.version, findBreakingChanges(released, current))
  if (!isAtLeast(contractVersion, least)) throw new Error(`The contract must be ${least} or later to be released.`)
  writeFileSync(files.released, `${JSON.stringify(current)}\n`)
  writeFileSync(files.changelog, releaseNotes(readFileSync(files.changelog, 'utf8'), contractVersion))
}

if (process.argv.includes('--release')) release()
