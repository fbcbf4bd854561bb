import {
  errorCatalogue,
  isErrorId,
  operations,
  type Audience,
  type JournalEntry,
  type OperationKey,
} from '@soe/contracts'
import { isHidden } from '@soe/contracts/redaction'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { judgeSeen } from '../judging/judge-call'
import { bodyViolations, isDeclared } from '../judging/judge-exchange'
import { violation, type Violation } from '../judging/violation'
import type { Call } from '../shopping/call'
import { acceptedRequestViolations } from './accepted-requests'
import { isOrdered, orderedByTest } from './har'
import { remember, type SeenCall } from './seen-call'
import type { Watch } from './watch-traffic'

const keys = new Set<string>(operations.map(({ key }) => key))

const isKey = (key: string): key is OperationKey => keys.has(key)

const audienceIn = ({ audience }: JournalEntry, key: OperationKey): Audience =>
  audiencesOf(key).find((known) => known === audience) ?? audiencesOf(key)[0] ?? 'prospect'

const answerText = ({ answer }: JournalEntry): string => (answer?.body === undefined ? '' : JSON.stringify(answer.body))

/** A journal may leave answers out: its calls are known by their status and the id of their error. */
const callOf = (entry: JournalEntry, key: OperationKey): Call => {
  const audience = audienceIn(entry, key)
  const { method } = operationOf(key)
  const { body, query } = entry.request
  const search = query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>).toString()}`
  const headers: Record<string, string> = entry.requestId === undefined ? {} : { guie2erequestid: entry.requestId }
  return {
    key,
    audience,
    exchange: {
      request: {
        method,
        path: `${pathFor(key, audience)}${search}`,
        headers,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      },
      response: { status: entry.status, headers: {}, setCookies: [], body: answerText(entry), ms: entry.duration ?? 0 },
    },
    isSetup: false,
    isHostile: false,
  }
}

/** A refusal by the server itself has a code of its own, which no operation declares. */
const errorViolations = (key: OperationKey, { error, status, because }: JournalEntry): Violation[] => {
  if (error === undefined || because === 'refused' || !isErrorId(error)) return []
  const known = errorCatalogue[error].status
  return [
    ...(operationOf(key).metadata.errors.includes(error)
      ? []
      : [violation('undeclared-error', 'errors[].id', `the operation may not answer ${error}`)]),
    ...(status === known
      ? []
      : [violation('error-status', 'errors[].id', `${error} came with HTTP ${status}, the catalogue has ${known}`)]),
  ]
}

const answerViolations = (key: OperationKey, entry: JournalEntry): Violation[] => {
  if (entry.status === 0) return [violation('no-answer', '', 'the connection ended without an answer')]
  const operation = operationOf(key)
  if (!isDeclared(operation, entry.status)) {
    return [violation('undeclared-status', '', `the operation may not answer HTTP ${entry.status}`)]
  }
  const value = entry.answer?.body
  return value === undefined
    ? errorViolations(key, entry)
    : bodyViolations({ value, status: entry.status, operation, isHidden })
}

const isRefused = ({ status, error }: JournalEntry) => status === 0 || status >= 400 || error !== undefined

const requestViolations = (key: OperationKey, entry: JournalEntry): Violation[] => {
  const { body, query } = entry.request
  if (isRefused(entry) || (body === undefined && query === undefined)) return []
  return acceptedRequestViolations(key, operationOf(key).method === 'GET' ? query : body)
}

/** Compares an entry of a journal with the contract and with the session's answers before it; undefined for no operation. */
export const seeEntry = (entry: JournalEntry, watch: Watch): SeenCall | undefined => {
  const key = entry.operation
  if (!isKey(key)) return undefined
  const call = callOf(entry, key)
  const session = watch.sessions.named(entry.session ?? '')
  const { follower } = session
  const seen = { call, path: pathFor(key, call.audience), error: entry.error, before: [...session.latest] }
  remember(session, call)
  if (isOrdered(entry.because)) {
    follower.forget()
    return { ...seen, broken: [], notJudged: orderedByTest }
  }
  const own = [...answerViolations(key, entry), ...requestViolations(key, entry)]
  const context = { follower: entry.session === undefined ? undefined : follower, cookies: undefined, isHidden }
  return { ...seen, broken: judgeSeen(call, own, context) }
}
