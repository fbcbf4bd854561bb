import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { OpenApiDocument } from '@soe/contracts/openapi'
import { projectFiles } from './project-files'
import { runProgram } from './run-program'

jest.setTimeout(240_000)

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
    components: { ...contract.components, responses: {}, examples: {} },
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

const judge = async (judgeFile: string, file: string): Promise<Finding[]> => {
  const { output } = await runProgram(join(__dirname, judgeFile), file)
  const findings = output.split('\n').find((line) => line.startsWith('['))
  if (findings === undefined) throw new Error(`${judgeFile} gave no verdict: ${output.slice(0, 2000)}`)
  return JSON.parse(findings) as Finding[]
}

const errors = (findings: Finding[]) => findings.filter(({ severity }) => severity === 'error')

describe.each(['judge-with-redocly.mjs', 'judge-with-spectral.mjs'])('%s', (judgeFile) => {
  it('finds no error in the document', async () => {
    expect(errors(await judge(judgeFile, document)).slice(0, 20)).toEqual([])
  })

  it('finds what is wrong in another', async () => {
    const rules = (await judge(judgeFile, wrong)).map(({ rule }) => rule)
    expect(rules).toContainEqual(expect.stringMatching(/unresolved|invalid-ref/))
    expect(rules).toContainEqual(expect.stringMatching(/example/))
  })
})
