import { errorCatalogue, type Operation, type OperationKey, audiences, needsXsrf, type Audience } from '@soe/contracts'
import { operationPaths, pathStatus, type OpenApiDocument, type ResponseObject } from '@soe/contracts/openapi'
import { docsLayout } from './docs-layout'
import { code, escape } from './html'
import { schemaTree, typeOf } from './schema-tree'

const json = 'application/json'

const facts = ({ method, metadata }: Operation): [string, string][] => [
  ['Method', code(method)],
  ['Kind', metadata.kind === 'read' ? 'reads; changes nothing' : 'changes the world'],
  ['Done when', escape(metadata.success)],
  ['Headers that matter', metadata.headers.map(code).join(', ') || 'none'],
  ['Path', metadata.chosen ? 'the call or its path is this project’s choice' : 'as the carrier has it'],
]

const factList = (operation: Operation) =>
  `<dl>${facts(operation)
    .map(([term, value]) => `<div><dt>${term}</dt><dd>${value}</dd></div>`)
    .join('')}</dl>`

/** Tables scroll by themselves where the screen is narrow, so they must take the focus. */
const table = (name: string, head: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="scroll" role="region" aria-label="${escape(name)}" tabindex="0"><table><thead><tr>${head
    .map((cell) => `<th scope="col">${cell}</th>`)
    .join('')}</tr></thead><tbody>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
    .join('')}</tbody></table></div>`

const section = (id: string, title: string, content: string) =>
  content && `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`

const copyable = (name: string, text: string) =>
  `<div class="copyable"><button type="button" hidden aria-label="Copy ${escape(name)}">Copy</button><pre tabindex="0" aria-label="${escape(name)}">${escape(text)}</pre></div>`

const pathTable = (key: OperationKey, { metadata }: Operation) =>
  table(
    'Paths',
    ['For', 'Path', 'How sure'],
    operationPaths(metadata).map(({ path, audience, isAlias }) => [
      isAlias ? 'as the session says' : audience === 'any' ? 'everyone' : audience,
      code(path),
      pathStatus(key, path),
    ]),
  )

const errorTable = ({ metadata }: Operation) =>
  table(
    'Errors',
    ['Id', 'Status', 'Severity', 'Message'],
    metadata.errors.map((id) => {
      const { name, message, severity, status } = errorCatalogue[id]
      return [`${code(id)}<br><span class="note">${escape(name)}</span>`, String(status), severity, escape(message.en)]
    }),
  )

const placed = (document: OpenApiDocument, { method, metadata }: Operation) => {
  const [first] = operationPaths(metadata)
  return first && document.paths[first.path]?.[method.toLowerCase() as 'get' | 'post']
}

const bodySchema = (document: OpenApiDocument, operation: Operation) =>
  placed(document, operation)?.requestBody?.content[json]?.schema

const answerOf = (document: OpenApiDocument, operation: Operation): ResponseObject | undefined => {
  const name = placed(document, operation)?.responses['200']?.$ref.split('/').at(-1)
  return name === undefined ? undefined : document.components.responses[name]
}

const tree = (document: OpenApiDocument, schema: ReturnType<typeof bodySchema>) =>
  schema
    ? schemaTree(schema, { components: document.components.schemas, within: [], depth: 0 }) ||
      `<p>${code(typeOf(schema))}</p>`
    : ''

const queryTable = (document: OpenApiDocument, operation: Operation) => {
  const parameters = placed(document, operation)?.parameters ?? []
  const rows = parameters.flatMap((parameter) =>
    'in' in parameter && parameter.in === 'query'
      ? [[code(parameter.name), escape(typeOf(parameter.schema)), parameter.required ? 'required' : 'optional']]
      : [],
  )
  return rows.length > 0 ? table('Query', ['Name', 'Type', ''], rows) : ''
}

const answerExample = (document: OpenApiDocument, operation: Operation) => {
  const done = answerOf(document, operation)?.content?.[json]?.examples?.['done']
  return done && 'value' in done ? copyable('the answer', JSON.stringify(done.value, null, 2)) : ''
}

const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`

const signIn = (base: string, persona: Audience) =>
  `curl -s -o /dev/null -c cookies.txt ${quote(`${base}/signin`)} -d persona=${persona}`

const queryOf = (query: Record<string, string> | undefined) => {
  const text = new URLSearchParams(query).toString()
  return text === '' ? '' : `?${text}`
}

const bodyOf = ({ method, metadata }: Operation): string[] =>
  method === 'POST'
    ? [`-H 'content-type: application/json'`, `-d ${quote(JSON.stringify(metadata.example.body ?? {}))}`]
    : []

const token = `-H "X-XSRF-TOKEN: $(awk '$6 == "XSRF-TOKEN" { print $7 }' cookies.txt)"`

/** Commands that call an operation with its example, as the first audience that it serves. */
const curlCommand = (operation: Operation, base: string): string => {
  const { paths, example } = operation.metadata
  const audience = (['prospect', ...audiences] as const).find((candidate) => paths[candidate]) ?? 'prospect'
  const needsSession = audience !== 'prospect' || needsXsrf(operation)
  const call = [
    `curl${needsSession ? ' -b cookies.txt' : ''} ${quote(`${base}${paths[audience]}${queryOf(example.query)}`)}`,
    ...(needsXsrf(operation) ? [token] : []),
    ...bodyOf(operation),
  ].join(' \\\n  ')
  return needsSession ? `${signIn(base, audience)}\n${call}` : call
}

/** All that a caller of one operation needs to know. @param base the address that the example calls */
export const operationPage = (
  document: OpenApiDocument,
  key: OperationKey,
  operation: Operation,
  base: string,
): string => {
  const { body } = operation.metadata.example
  return docsLayout(
    key,
    `<main id="main" class="operation">
      <nav aria-label="Way back"><a href="/__sim/docs">All operations</a></nav>
      <h1>${escape(key)}</h1>
      <p class="lead">${escape(operation.summary ?? '')}</p>
      ${factList(operation)}
      ${section('paths', 'Paths', pathTable(key, operation))}
      ${section('try', 'Try it', copyable('the curl command', curlCommand(operation, base)))}
      ${section('query', 'Query', queryTable(document, operation))}
      ${section('request', 'Request', tree(document, bodySchema(document, operation)) + (body === undefined ? '' : `<h3>Example</h3>${copyable('the request', JSON.stringify(body, null, 2))}`))}
      ${section('answer', 'Answer', tree(document, answerOf(document, operation)?.content?.[json]?.schema))}
      ${section('answered', 'An answer', answerExample(document, operation))}
      ${section('errors', 'Errors', errorTable(operation))}
    </main>`,
  )
}
