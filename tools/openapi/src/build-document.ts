/** `nx build openapi`: writes the OpenAPI documents of the contract, of the control API and of the chat's service. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createChatOpenApi, createControlOpenApi, createOpenApi } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { projectFiles } from './project-files'

const { document, control, chat } = projectFiles(process.cwd())

const documents: readonly (readonly [file: string, content: object])[] = [
  [document, createOpenApi({ promises: documentPromises })],
  [control, createControlOpenApi()],
  [chat, createChatOpenApi()],
]

for (const [file, content] of documents) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify(content))
}
