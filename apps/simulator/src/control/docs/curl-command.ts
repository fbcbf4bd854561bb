import { audiences, needsXsrf, type Audience, type Operation } from '@soe/contracts'

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
export const curlCommand = (operation: Operation, base: string): string => {
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
