import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { OpenApiDocument } from '@soe/contracts/openapi'
import { projectFiles } from './project-files'
import { runProgram } from './testing/run-program'

interface Finding {
  rule: string
  severity: string
  message: string
  at: string
}

const { document } = projectFiles(resolve(__dirname, '../../..'))

/** A path of the document that points to an answer that isn't there, and shows an example that does not fit. */
const brokenDocument = (): OpenApiDocument => {
  const contract = JSON.parse(readFileSync(document, 'utf8')) as OpenApiDocument
  const path = Object.keys(contract.paths).find((candidate) => contract.paths[candidate]?.get) ?? ''
  const { get } = contract.paths[path] ?? {}
  if (!get) throw new Error('no GET in the document')
  const limit = { name: 'limit', in: 'query' as const, schema: { type: 'integer' }, example: 'many' }
  const responses = { 200: { $ref: '#/components/responses/nowhere' } }
  return {
    ...contract,
    paths: { [path]: { get: { ...get, parameters: [limit], responses } } },
    components: { schemas: {}, parameters: {}, responses: {}, examples: {}, headers: {}, securitySchemes: {} },
  }
}

let folder: string
let wrong: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'openapi-'))
  wrong = join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify(brokenDocument()))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** What a judge finds in each of the files. */
const judge = async (judgeFile: string, ...files: string[]): Promise<Finding[][]> => {
  const { output } = await runProgram(join(__dirname, judgeFile), ...files)
  const findings = output.split('\n').filter((line) => line.startsWith('['))
  if (findings.length < files.length) throw new Error(`${judgeFile} gave no verdict: ${output.slice(0, 2000)}`)
  return findings.map((line) => JSON.parse(line) as Finding[])
}

const errors = (findings: Finding[]) => findings.filter(({ severity }) => severity === 'error')

describe.each(['judge-with-redocly.mjs', 'judge-with-spectral.mjs'])('%s', (judgeFile) => {
  it('finds no error in the document, and what is wrong in another', async () => {
    const [found = [], foundWrong = []] = await judge(judgeFile, document, wrong)
    expect(errors(found).slice(0, 20)).toEqual([])
    const rules = foundWrong.map(({ rule }) => rule)
    expect(rules).toContainEqual(expect.stringMatching(/unresolved|invalid-ref/))
    expect(rules).toContainEqual(expect.stringMatching(/example/))
  })
})
