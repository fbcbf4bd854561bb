import { hasNoBody } from '@soe/contracts'
import { bodyTypes, checkPlain, isJsonType, type Reply } from '@soe/scenario'
import type { Decision } from '@soe/simulator-client'

/** Characters that a rule may hold of a page or a text, and of bytes in base64. */
const longest = { html: 20_000, text: 20_000, base64: 40_000 } as const

/** Headers of a server, a gateway or a browser's safety: they say nothing of why a call failed. */
const unscripted =
  /^(accept-ranges|access-control-.*|age|alt-svc|cf-.*|connection|content-(encoding|length|security-policy.*|type)|cross-origin-.*|date|e2erequestid|etag|expires|keep-alive|last-modified|mobile|nel|permissions-policy|pragma|referrer-policy|report-to|server|set-cookie|strict-transport-security|te|trailer|transfer-encoding|upgrade|vary|via|vzwaccountnumber|x-(content-type-options|frame-options|powered-by|request-id|sim-.*|xss-protection))$/

const mostHeaders = 19

const isSendable = (name: string, value: string): boolean =>
  !unscripted.test(name) && /^[\t\u0020-\u007e]{0,500}$/.test(value) && name.length <= 100

const spelling = (name: string): string => name.replaceAll(/(^|-)[a-z]/g, (letters) => letters.toUpperCase())

type Answer = NonNullable<Decision['answer']>

/** What the simulator says by itself where a status alone is ordered. */
const isDefault = ({ body }: Answer): boolean =>
  (body as { error?: { code?: unknown } } | null | undefined)?.error?.code === 'SCRIPTED_STATUS'

type Content = Pick<Reply, 'body' | 'html' | 'text' | 'base64'>

const textContent = (text: string, isPage: boolean): Content | undefined => {
  if (isPage && text !== '' && text.length <= longest.html) return { html: text }
  return text.length <= longest.text ? { text } : undefined
}

/** Whether a scenario can hold a value as YAML: it has no name that means something there, and is not too deep. */
const isWritable = (body: unknown): boolean =>
  checkPlain({ rules: [{ reply: { body } }] }) === undefined && !JSON.stringify(body).includes('"<<":')

/** The body that a rule can give; undefined where none is known, or it is too long for a rule. */
const contentOf = ({ body, text, base64 }: Answer, type: string): Content | undefined => {
  if (base64 !== undefined) return base64.length <= longest.base64 ? { base64 } : undefined
  if (text !== undefined) return textContent(text, false)
  if (body === undefined) return undefined
  if (typeof body === 'string' && !isJsonType(type)) return textContent(body, /^text\/html\b/i.test(type))
  return isWritable(body) ? { body } : textContent(JSON.stringify(body), false)
}

const defaultType = (content: Content): string => bodyTypes[Object.keys(content)[0] as keyof Content]

const mediaType = (type: string) => (type.split(';', 1)[0] ?? '').trim().toLowerCase()

/** The headers and the body of an answer, as a rule gives them again; and whether its body is too long for a rule. */
export const replyContent = ({ answer }: Pick<Decision, 'answer'>): { reply: Partial<Reply>; isCut: boolean } => {
  if (!answer || isDefault(answer)) return { reply: {}, isCut: false }
  const { status, headers = {} } = answer
  const type = headers['content-type'] ?? ''
  const content = hasNoBody(status) ? undefined : contentOf(answer, type)
  const isOddType = content !== undefined && type !== '' && mediaType(type) !== mediaType(defaultType(content))
  const kept = Object.entries(headers)
    .filter(([name, value]) => isSendable(name, value))
    .slice(0, mostHeaders)
    .map(([name, value]): [string, string] => [spelling(name), value])
  const given = Object.fromEntries([...kept, ...(isOddType ? [['Content-Type', type] as const] : [])])
  const hasBody = answer.body !== undefined || answer.text !== undefined || answer.base64 !== undefined
  return {
    reply: { ...(kept.length > 0 || isOddType ? { headers: given } : {}), ...content },
    isCut: hasBody && !hasNoBody(status) && content === undefined,
  }
}
