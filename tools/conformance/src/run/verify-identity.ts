import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { wordsOf } from '../judging/judge-exchange'
import { exampleOf } from '../shopping/examples'
import { createCookieJar } from '../target/cookie-jar'
import type { Target } from '../target/http-target'
import { StateError, type ShopperState } from '../states/state-service'
import { defaultChannel } from './channels'
import { reads } from './reads-there'

/** A read that only a signed-in customer may make. */
const membersOnly: OperationKey = 'cart.listEligibleLines'

/** Statuses of what a backend has not built. */
const notThere: readonly number[] = [404, 405, 501]

interface Probe {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly isRight: (status: number) => boolean
}

const readProbe = (key: OperationKey, audience: Audience): Probe => {
  const { body } = exampleOf(key, audience)
  return {
    method: operationOf(key).method,
    path: pathFor(key, audience),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    isRight: (status) => status !== 401 && status !== 403,
  }
}

/** What is asked, in turn until something is there. */
const probesOf = ({ check }: ShopperState, audience: Audience, judged: readonly OperationKey[]): readonly Probe[] => {
  if (check) {
    const [method = '', path = ''] = check.call.split(' ')
    return [{ method, path, isRight: (status) => status === check.status }]
  }
  if (!audience.endsWith('signed-in')) return []
  return [membersOnly, ...reads.filter((key) => judged.includes(key))]
    .filter((key) => audiencesOf(key).includes(audience))
    .map((key) => readProbe(key, audience))
}

const probe = async (target: Target, state: ShopperState, { method, path, body, isRight }: Probe) => {
  const jar = createCookieJar(state.cookies)
  const headers = {
    ...state.headers,
    channelid: defaultChannel,
    cookie: jar.header(),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  }
  const response = await target.send({ method, path, headers, ...(body !== undefined && { body }) })
  const problem = isRight(response.status) ? undefined : `${method} ${path} answered ${wordsOf({ response })}`
  return { isThere: problem !== undefined || !notThere.includes(response.status), problem }
}

const problemOf = async (target: Target, state: ShopperState, probes: readonly Probe[]) => {
  for (const each of probes) {
    const { isThere, problem } = await probe(target, state, each)
    if (isThere) return problem
  }
  return undefined
}

/** Asks once for each identity whether it is really signed in; throws where it is not. */
export const createIdentityVerifier = (target: Target, judged: readonly OperationKey[]) => {
  const asked = new Map<string, Promise<string | undefined>>()
  return async (identity: string, audience: Audience, state: ShopperState): Promise<void> => {
    if (!asked.has(identity)) asked.set(identity, problemOf(target, state, probesOf(state, audience, judged)))
    const problem = await asked.get(identity)
    if (problem === undefined) return
    throw new StateError(`the identity "${identity}" is not signed in: ${problem}; soe-conform help identities`)
  }
}
export type IdentityVerifier = ReturnType<typeof createIdentityVerifier>
