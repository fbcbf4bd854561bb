import {
  audiences,
  headerRules,
  requestHeaderNames,
  type Audience,
  type HeaderRule,
  type RequestHeaderName,
  type RouteContext,
} from '@soe/contracts'
import { headersOfCall, isSignedIn } from '@soe/rules'

export interface JudgedCall {
  readonly headers: Readonly<Record<string, unknown>>
  readonly audience: Audience
  readonly context: RouteContext | undefined
  readonly token: string | undefined
}

/** Bits by the position of a header in the contract's table: the journal keeps one small number a call. */
export type HeaderProblems = number

const wrongShift = requestHeaderNames.length

type Check = (value: string, call: JudgedCall) => boolean

const repeatsToken: Check = (value, { token }) => value === token

const checks: Readonly<Partial<Record<RequestHeaderName, Check>>> = {
  loginStatus: (value, { audience }) => value === String(isSignedIn(audience)),
  'X-XSRF-TOKEN': repeatsToken,
  'p-csrf-token': repeatsToken,
}

interface Row {
  readonly header: string
  readonly rule: HeaderRule
  readonly check: Check | undefined
  readonly missing: number
  readonly wrong: number
  readonly name: RequestHeaderName
}

const rows: readonly Row[] = requestHeaderNames.map((name, at) => ({
  name,
  header: name.toLowerCase(),
  rule: headerRules[name],
  check: checks[name],
  missing: 1 << at,
  wrong: 1 << (at + wrongShift),
}))

const judgeOne = ({ rule, check, missing, wrong }: Row, value: unknown, call: JudgedCall): HeaderProblems => {
  if (typeof value !== 'string' || value === '') return rule.required ? missing : 0
  const isKnown = rule.values === undefined || rule.values.includes(value)
  return isKnown && (check === undefined || check(value, call)) ? 0 : wrong
}

const expectedIn = (context?: RouteContext): ReadonlyMap<Audience, ReadonlySet<RequestHeaderName>> =>
  new Map(audiences.map((audience) => [audience, new Set(headersOfCall(context ? { context } : {}, audience))]))

const shopCalls = expectedIn()
const contextCalls = { payment: expectedIn('payment'), pdm: expectedIn('pdm'), onedp: expectedIn('onedp') }

/** Which headers of a call are missing or wrong; one that belongs to other calls is wrong too. */
export const judgeHeaders = (call: JudgedCall): HeaderProblems => {
  const { headers, audience, context } = call
  if (context === 'open') return 0
  const expected = (context === undefined ? shopCalls : contextCalls[context]).get(audience)
  let problems = 0
  for (const row of rows) {
    const value = headers[row.header]
    if (expected?.has(row.name)) problems |= judgeOne(row, value, call)
    else if (value !== undefined) problems |= row.wrong
  }
  return problems
}

export interface NamedProblems {
  readonly missing: RequestHeaderName[]
  readonly wrong: RequestHeaderName[]
}

/** The same by name. */
export const nameProblems = (problems: HeaderProblems): NamedProblems => ({
  missing: rows.filter(({ missing }) => problems & missing).map(({ name }) => name),
  wrong: rows.filter(({ wrong }) => problems & wrong).map(({ name }) => name),
})
