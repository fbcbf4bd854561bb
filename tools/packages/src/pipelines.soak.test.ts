import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readExample } from './testing/read-example'
import { freePort } from './testing/image/run-container'
import { installTarballs } from './testing/install-tarballs'
import { tarballOf } from './testing/packed'
import { readGitHubPipeline, readGitLabPipeline, type Pipeline } from './testing/pipeline/read-pipeline'
import { runPipeline } from './testing/pipeline/run-pipeline'

jest.setTimeout(300_000)

const pipelines = resolve(__dirname, '../pipelines')

const forges = {
  'GitHub Actions': readGitHubPipeline(join(pipelines, 'github-actions.yml')),
  'GitLab CI': readGitLabPipeline(join(pipelines, 'gitlab-ci.yml')),
}

/** The project of a team that has the tarballs, with the test of docs/packages.md. */
const makeProject = async (): Promise<string> => {
  const tarballs = ['soe-sim', 'soe-conform', 'soe-contract', 'soe-simulator-client'].map(tarballOf)
  const folder = await installTarballs(tarballs, { with: ['jest@30.5.2'] })
  const manifest = join(folder, 'package.json')
  const test = 'node --experimental-vm-modules node_modules/jest/bin/jest.js'
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), scripts: { test } }))
  writeFileSync(join(folder, 'shop.test.js'), readExample('shop.test.js'))
  return folder
}

/** On a port that is free here, with fewer operations than all. */
const adapted = async ({ scripts, variables }: Pipeline): Promise<Pipeline> => {
  const port = String(await freePort())
  const here = (text: string) => text.replaceAll('4010', port)
  const values = Object.entries(variables).map(([name, value]) => [name, here(value)] as const)
  return { scripts: scripts.map(here), variables: { ...Object.fromEntries(values), OPERATIONS: 'wishlist' } }
}

let folder: string
beforeAll(async () => {
  folder = await makeProject()
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a pipeline', () => {
  it.each(Object.entries(forges))('of %s starts the simulator, runs the tests and judges', async (_, pipeline) => {
    const { exitCode, printed } = await runPipeline(await adapted(pipeline), folder)
    expect(printed).toMatch(/Tests: +1 passed, 1 total/)
    expect(printed).toContain(' 0 findings')
    expect(exitCode).toBe(0)
    expect(existsSync(join(folder, 'reports/junit.xml'))).toBe(true)
    rmSync(join(folder, 'reports'), { recursive: true })
  })

  it('is red where a test fails, and judges nothing then', async () => {
    const test = join(folder, 'broken.test.js')
    writeFileSync(test, "it('fails', () => expect(1).toBe(2))\n")
    const { exitCode, printed } = await runPipeline(await adapted(forges['GitHub Actions']), folder)
    rmSync(test)
    expect(printed).toMatch(/Tests: +1 failed/)
    expect(exitCode).toBe(1)
    expect(existsSync(join(folder, 'reports'))).toBe(false)
  })
})
