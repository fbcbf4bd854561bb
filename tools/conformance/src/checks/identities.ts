import type { FindingKind } from '../judging/kinds'
import type { Audience, OperationKey } from '@soe/contracts'
import { isForMembers, operationOf } from '../contract/judged-operations'
import type { Check, CheckContext } from '../run/check'
import type { CallerOf } from './callers'
import { exampleOf } from '../shopping/examples'
import { prepare } from '../shopping/preparations'
import type { Expectation } from '../shopping/expectation'
import type { Shopper } from '../shopping/shopper'

const isChange = (key: OperationKey) => operationOf(key).metadata.kind === 'change'

const turnedAway = (kind: FindingKind, says: string): Expectation => ({
  kind,
  at: '',
  says,
  ends: 'refused',
})

/** Headers by which a customer is known: those that no guest carries, and the token of none. */
const sessionHeaders = async (context: CheckContext, { state }: Shopper): Promise<readonly string[]> => {
  const guest = await context.sharedShopper('prospect').catch(() => undefined)
  const carried = guest?.state.headers ?? state.headers
  return Object.keys(state.headers).filter((name) => /^authorization$/i.test(name) || carried[name] === undefined)
}

const anonymousCheck = (key: OperationKey): Check => ({
  name: `no session ${key}`,
  family: 'identity',
  key,
  audience: 'signed-in',
  changes: isChange(key),
  run: async (context) => {
    const shopper = await context.sharedShopper('signed-in')
    const expect = turnedAway('no-session-accepted', 'a caller without a session is not served')
    const without = await sessionHeaders(context, shopper)
    await shopper.call(key, { ...exampleOf(key), anonymous: true, without, expect })
  },
})

/** Cookies that a browser can write, as a customer has them. */
const edited = { loggedIn: 'true', role: 'mobilesecure' }

const editedCookiesCheck = (key: OperationKey): Check => ({
  name: `edited cookies ${key}`,
  family: 'identity',
  key,
  audience: 'signed-in',
  changes: isChange(key),
  run: async (context) => {
    const shopper = await context.sharedShopper('prospect')
    const cookies = { ...shopper.jar.all(), ...edited }
    const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    const expect = turnedAway('edited-cookies-accepted', 'cookies that a browser wrote sign nobody in')
    await shopper.call(key, {
      ...exampleOf(key),
      audience: 'signed-in',
      headers: { cookie: cookie.join('; ') },
      expect,
    })
  },
})

const tokenCheck = (key: OperationKey, audience: Audience): Check => ({
  name: `no anti-forgery token ${key}`,
  family: 'identity',
  key,
  audience,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audience)
    await prepare(shopper, key)
    const expect: Expectation = {
      kind: 'no-token-accepted',
      at: '',
      says: 'without X-XSRF-TOKEN, and with another one, the call is refused with 403',
      statuses: [403],
    }
    for (const wrong of [{ without: ['x-xsrf-token'] }, { headers: { 'x-xsrf-token': 'another' } }])
      await shopper.call(key, { ...exampleOf(key, audience), ...wrong, expect })
  },
})

/** Callers that must be turned away. */
export const identityChecks = (keys: readonly OperationKey[], callerOf: CallerOf): Check[] =>
  keys.flatMap((key) => [
    ...(isForMembers(key) ? [anonymousCheck(key), editedCookiesCheck(key)] : []),
    ...(operationOf(key).metadata.headers.includes('X-XSRF-TOKEN') ? [tokenCheck(key, callerOf(key))] : []),
  ])
