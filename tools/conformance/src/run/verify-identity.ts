import type { Audience, OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf, pathFor } from '../contract/judged-operations'
import { wordsOf } from '../judging/judge-exchange'
import { exampleOf } from '../shopping/examples'
import { createCookieJar } from '../target/cookie-jar'
import type { Target } from '../target/http-target'
import { StateError, type ShopperState } from '../states/state-service'
import { defaultChannel } from './channels'

/** A read that only a signed-in customer may make. */
const membersOnly: OperationKey = 'cart.listEligibleLines'

interface Probe {
  readonly method: string
  readonly path: string
  readonly body?: string
  readonly isRight: (status: number) => boolean
}

const probeOf = ({ check }: ShopperState, audience: Audience): Probe | undefined => {
  if (check) {
    const [method = '', path = ''] = check.call.split(' ')
    return { method, path, isRight: (status) => status === check.status }
  }
  if (!audience.endsWith('signed-in') || !audiencesOf(membersOnly).includes(audience)) return undefined
  return {
    method: operationOf(membersOnly).method,
    path: pathFor(membersOnly, audience),
    body: JSON.stringify(exampleOf(membersOnly).body),
    isRight: (status) => status !== 401 && status !== 403,
  }
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
  return isRight(response.status) ? undefined : `${method} ${path} answered ${wordsOf({ response })}`
}

/** Asks once for each identity whether it is really signed in; throws where it is not. */
export const createIdentityVerifier = (target: Target) => {
  const asked = new Map<string, Promise<string | undefined>>()
  return async (identity: string, audience: Audience, state: ShopperState): Promise<void> => {
    const question = probeOf(state, audience)
    if (!question) return
    if (!asked.has(identity)) asked.set(identity, probe(target, state, question))
    const problem = await asked.get(identity)
    if (problem !== undefined) throw new StateError(`the identity "${identity}" is not signed in: ${problem}`)
  }
}
export type IdentityVerifier = ReturnType<typeof createIdentityVerifier>
