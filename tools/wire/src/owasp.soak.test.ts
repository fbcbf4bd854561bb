import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createChatOpenApi, createControlOpenApi, createOpenApi } from '@soe/contracts/openapi'
import waivers from '../generators/owasp-waivers.json'
import { installTools, runIn, work } from './testing/separate-tools'

jest.setTimeout(1_800_000)

const documents = { shop: createOpenApi(), control: createControlOpenApi(), chat: createChatOpenApi() }

const brokenRules = async (name: keyof typeof documents): Promise<string[]> => {
  const file = join(work, `owasp-${name}.json`)
  mkdirSync(work, { recursive: true })
  writeFileSync(file, JSON.stringify(documents[name]))
  const { code, output } = await runIn(process.execPath, ['judge-with-owasp.mjs', file])
  if (code !== 0) throw new Error(output)
  return Object.keys(JSON.parse(output) as Record<string, number>)
}

beforeAll(installTools)

it('the documents keep every rule of OWASP that is not waived for a reason, and break every other', async () => {
  const broken = new Set<string>()
  for (const name of ['shop', 'control', 'chat'] as const) for (const rule of await brokenRules(name)) broken.add(rule)
  expect([...broken].sort()).toEqual(Object.keys(waivers).sort())
})
