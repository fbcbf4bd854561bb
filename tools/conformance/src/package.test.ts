import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startTwin, type Twin } from '@soe/drift'
import { buildConform, runProgram } from './testing/run-conform'

let folder: string
let twin: Twin

beforeAll(async () => {
  buildConform()
  folder = mkdtempSync(join(tmpdir(), 'soe-conform-package-'))
  const packed = await runProgram('npm', ['pack', '--silent', '--pack-destination', folder], {
    cwd: join(__dirname, '..'),
  })
  await runProgram('tar', ['xzf', packed.out.trim()], { cwd: folder })
  twin = await startTwin({})
})
afterAll(async () => {
  await twin.close()
  rmSync(folder, { recursive: true })
})

describe('the packed judge', () => {
  it('runs outside the workspace', async () => {
    const args = [
      join(folder, 'package/bin/soe-conform.mjs'),
      '--target',
      twin.url,
      '--only',
      'content.getPrepaidPlans',
    ]
    const { code, out, err } = await runProgram(process.execPath, args, { cwd: folder })
    expect(err).toBe('')
    expect(out).toContain('0 findings, 0 not judged')
    expect(code).toBe(0)
  })

  it('holds nothing of what it judges, and of scenarios the words for a wrong document alone', () => {
    const bundle = readFileSync(join(folder, 'package/dist/soe-conform.mjs'), 'utf8')
    expect(bundle).toContain('libs/contracts/src/')
    expect(bundle).not.toMatch(/(libs|apps)\/(rules|catalogue|world|carrier|simulator)\//)
    expect(bundle).not.toMatch(
      /libs\/scenario\/src\/(?!document\/(finding|nearest|describe-issues?|schema-fields)\.ts)/,
    )
  })
})
