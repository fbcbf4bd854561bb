import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createOpenApi, describeChosenPaths, type OpenApiDocument } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { unnamedChanges } from './changelog'
import { describeDifference } from './describe-difference'
import { findBreakingChanges } from './find-breaking-changes'
import { projectFiles } from './project-files'
import { isAtLeast, requiredVersion } from './required-version'

const files = projectFiles(resolve(__dirname, '../../..'))
const read = (path: string) => readFileSync(path, 'utf8')
const readDocument = (path: string) => JSON.parse(read(path)) as OpenApiDocument

const outOfDate = (name: string) => `${name} is out of date: run \`npm run openapi\``

describe('the page of chosen paths', () => {
  it('lists them as they are', () => {
    expect(read(files.chosenPaths) === describeChosenPaths() ? '' : outOfDate('docs/chosen-paths.md')).toBe('')
  })
})

describe('the version', () => {
  const released = readDocument(files.released)
  const current = createOpenApi({ promises: documentPromises })
  const { version } = current.info

  it('is a later major where a client of the released document would break', () => {
    const least = requiredVersion(released.info.version, findBreakingChanges(released, current))
    expect(isAtLeast(version, least) ? '' : `contractVersion must be ${least} or later`).toBe('')
  })

  it('has a page of all that differs', () => {
    if (version === released.info.version) return
    const page = files.difference(version)
    const isWritten = existsSync(page) && read(page) === describeDifference(released, current)
    expect(isWritten ? '' : outOfDate(`docs/contract/${version}.md`)).toBe('')
  })
})

describe('a client of the released document', () => {
  it('is told in the changelog of everything that would break it', () => {
    const changes = findBreakingChanges(readDocument(files.released), createOpenApi({ promises: documentPromises }))
    const unnamed = unnamedChanges(changes, read(files.changelog))
    expect(
      unnamed.length > 0 ? ['Name each under "Unreleased" in libs/contracts/CHANGELOG.md:', ...unnamed] : [],
    ).toEqual([])
  })
})
