import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import type { FindingKind } from '../judging/kinds'
import { violation } from '../judging/violation'
import type { NotServed, Served } from '../shopping/served'
import type { Findings } from './finding'

interface Chosen {
  readonly keys: readonly OperationKey[]
  readonly audiences: readonly Audience[]
}

const add = (
  findings: Findings,
  { key, audience, call }: NotServed,
  kind: FindingKind,
  path: string,
  message: string,
) =>
  findings.add({
    check: `example ${key} as ${audience}`,
    order: -1,
    key,
    audience,
    violation: violation(kind, path, message),
    moments: [{ call }],
  })

/** An audience that has no answer from anything. */
const addAudience = (findings: Findings, missing: readonly NotServed[], audience: Audience) => {
  const [first] = missing
  if (!first) return
  const message = `none of ${missing.length} operations is there for ${audience}: ${first.words}; --audiences leaves it out`
  add(findings, first, 'audience-not-served', audience, message)
}

const addOperation = (findings: Findings, missing: readonly NotServed[]) => {
  const [first] = missing
  if (!first) return
  const { key, audience, words } = first
  const who = missing.map((one) => one.audience).join(', ')
  const place = `${operationOf(key).method} ${pathFor(key, audience)}`
  add(
    findings,
    first,
    'not-built',
    '',
    `not built for ${who}: ${place} answers ${words}; --except ${key} leaves it out`,
  )
}

/** A finding for each operation that is not there, and one alone for an audience that has none. */
export const addNotServed = (findings: Findings, served: Served, { keys, audiences }: Chosen) => {
  const missing = served
    .notServed()
    .filter(
      ({ key, audience }) => keys.includes(key) && audiences.includes(audience) && audiencesOf(key).includes(audience),
    )
  const offered = (audience: Audience) => keys.filter((key) => audiencesOf(key).includes(audience)).length
  const isGone = (audience: Audience) => {
    const count = missing.filter((one) => one.audience === audience).length
    return count > 1 && served.servedCount(audience) === 0 && count <= offered(audience)
  }
  const gone = audiences.filter(isGone)
  for (const audience of gone)
    addAudience(
      findings,
      missing.filter((one) => one.audience === audience),
      audience,
    )
  const rest = missing.filter(({ audience }) => !gone.includes(audience))
  for (const key of new Set(rest.map((one) => one.key)))
    addOperation(
      findings,
      rest.filter((one) => one.key === key),
    )
}
