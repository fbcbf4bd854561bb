import { audiences, findOperation, isOperationKey, operations, type Audience } from '@soe/contracts'
import { createChatOpenApi, createControlOpenApi, createOpenApi, type OpenApiDocument } from '@soe/contracts/openapi'
import { documentPromises } from '@soe/promises'
import { scenarioJsonSchema } from '@soe/scenario'
import { RefusalFault } from '@soe/world'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { compressJson } from '../../http/compress-json'
import { docsStyle } from './docs-style'
import { indexPage } from './index-page'
import { operationPage } from './operation-page'
import { describeOperation, registerGuides } from './register-guides'

/** Runs in the browser: narrows the list while one types, and copies. The pages work without it. */
const docsScript = `'use strict'
const search = document.querySelector('#q')
const rows = [...document.querySelectorAll('[data-text]')]

const filter = () => {
  const words = search.value.toLowerCase().split(/\\s+/)
  for (const row of rows) row.hidden = !words.every((word) => row.dataset.text.includes(word))
  const shown = rows.filter((row) => !row.hidden)
  for (const section of document.querySelectorAll('main section')) {
    section.hidden = !shown.some((row) => section.contains(row))
  }
  document.querySelector('#count').textContent = shown.length + ' of ' + rows.length
  document.querySelector('.none').hidden = shown.length > 0
}

if (search && !new URLSearchParams(location.search).get('q')) {
  search.addEventListener('input', filter)
  search.form.addEventListener('submit', (event) => {
    event.preventDefault()
    rows.find((row) => !row.hidden)?.querySelector('a').focus()
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== '/' || event.target.closest('input')) return
    event.preventDefault()
    search.focus()
  })
  if (search.value) filter()
}

for (const button of document.querySelectorAll('.copyable button')) {
  if (!navigator.clipboard) continue
  button.hidden = false
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling.textContent)
    button.textContent = 'Copied'
    setTimeout(() => (button.textContent = 'Copy'), 2000)
  })
}
`

const policy = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

const sendPage = (reply: FastifyReply, html: string) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('content-security-policy', policy)
    .header('x-content-type-options', 'nosniff')
    .send(html)

const sendFile = (reply: FastifyReply, type: string, text: string) =>
  reply
    .header('content-type', `${type}; charset=utf-8`)
    .header('cache-control', 'no-cache')
    .header('x-content-type-options', 'nosniff')
    .send(text)

/** Made when first asked for: no start of a simulator waits for it. */
const once = <Value>(make: () => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

const baseOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`

const audienceOf = (given: string): Audience => {
  const found = audiences.find((audience) => audience === given)
  if (found) return found
  throw new RefusalFault('UNKNOWN_AUDIENCE', `There is no audience "${given.slice(0, 80)}".`, [...audiences])
}

/** A document as tools read it that take its server for where it came from. */
const servedAt = (request: FastifyRequest, { servers, ...document }: { servers: readonly object[] }): string =>
  JSON.stringify({ ...document, servers: servers.map((server) => ({ ...server, url: baseOf(request) })) })

const asked = ({ q }: { q?: string | string[] }) => [q ?? ''].flat().join(' ').slice(0, 120)

const keyOf = (key: string) => {
  if (isOperationKey(key)) return key
  throw new RefusalFault('UNKNOWN_OPERATION', `There is no operation "${key.slice(0, 80)}".`, undefined, 404)
}

export const registerDocs = (app: FastifyInstance) => {
  const document = once<OpenApiDocument>(() => createOpenApi({ promises: documentPromises }))
  const documentFor = new Map<string, OpenApiDocument>()
  const contractFor = (audience: string | undefined): OpenApiDocument => {
    if (audience === undefined) return document()
    const found = documentFor.get(audience) ?? createOpenApi({ audience: audienceOf(audience) })
    documentFor.set(audience, found)
    return found
  }
  const controlDocument = once(createControlOpenApi)
  const chatDocument = once(createChatOpenApi)
  const scenarioSchema = once(() => JSON.stringify(scenarioJsonSchema()))
  const compressed = { onSend: compressJson }
  app.get<{ Querystring: { audience?: string } }>('/__sim/v1/openapi.json', compressed, (request, reply) =>
    sendFile(reply, 'application/json', servedAt(request, contractFor(request.query.audience))),
  )
  app.get('/__sim/v1/control.openapi.json', compressed, (request, reply) =>
    sendFile(reply, 'application/json', servedAt(request, controlDocument())),
  )
  app.get('/__sim/v1/chat.openapi.json', compressed, (request, reply) =>
    sendFile(reply, 'application/json', servedAt(request, chatDocument())),
  )
  app.get('/__sim/v1/scenario.schema.json', compressed, (_, reply) =>
    sendFile(reply, 'application/schema+json', scenarioSchema()),
  )
  registerGuides(app)
  app.get('/__sim/docs/docs.css', (_, reply) => sendFile(reply, 'text/css', docsStyle))
  app.get('/__sim/docs/docs.js', (_, reply) => sendFile(reply, 'text/javascript', docsScript))
  app.get<{ Querystring: { q?: string | string[] } }>('/__sim/docs', compressed, (request, reply) =>
    sendPage(reply, indexPage(operations, asked(request.query))),
  )
  app.get<{ Params: { key: string } }>('/__sim/docs/:key', compressed, (request, reply) => {
    const [, name = '', ending] = /^(.*?)(\.md)?$/s.exec(request.params.key) ?? []
    const key = keyOf(name)
    if (ending) return sendFile(reply, 'text/markdown', describeOperation(key))
    return sendPage(reply, operationPage(document(), key, findOperation(key), baseOf(request)))
  })
}
