import type { OperationKey } from '@soe/contracts'
import { audiencesOf, operationOf } from '../contract/judged-operations'
import { isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { exampleOf } from '../shopping/examples'
import { prepare } from '../shopping/preparations'
import type { Check } from '../run/check'

/** Whether the path is for signed-in customers alone. */
const isForMembers = (key: OperationKey): boolean => {
  const { paths, redirect } = operationOf(key).metadata
  const own = paths['signed-in']
  const others = [paths.prospect, paths.prepay, paths['prepay-signed-in']]
  return own !== undefined && own.includes('/auth/') && redirect === undefined && !others.includes(own)
}

const anonymousCheck = (key: OperationKey): Check => ({
  name: `no session ${key}`,
  family: 'identity',
  key,
  changes: operationOf(key).metadata.kind === 'change',
  run: async (context) => {
    const shopper = await context.sharedShopper('signed-in')
    const { exchange } = await shopper.call(key, { ...exampleOf(key), anonymous: true })
    if (!isSuccess(operationOf(key), exchange)) return
    context.report(key, shopper, violation('no-session-accepted', '', 'a caller without a session is served', 207))
  },
})

/** Cookies that a browser can write, as a customer has them. */
const edited = { loggedIn: 'true', role: 'mobilesecure' }

const editedCookiesCheck = (key: OperationKey): Check => ({
  name: `edited cookies ${key}`,
  family: 'identity',
  key,
  changes: operationOf(key).metadata.kind === 'change',
  run: async (context) => {
    const shopper = await context.sharedShopper('prospect')
    for (const [name, value] of Object.entries(edited)) shopper.jar.set(name, value)
    const { exchange } = await shopper.call(key, { ...exampleOf(key), audience: 'signed-in' })
    if (!isSuccess(operationOf(key), exchange)) return
    context.report(
      key,
      shopper,
      violation('edited-cookies-accepted', '', 'cookies that a browser wrote sign it in', 206),
    )
  },
})

const tokenCheck = (key: OperationKey): Check => ({
  name: `no anti-forgery token ${key}`,
  family: 'identity',
  key,
  changes: true,
  run: async (context) => {
    const shopper = await context.shopper(audiencesOf(key)[0] ?? 'signed-in')
    await prepare(shopper, key)
    const { exchange } = await shopper.call(key, { ...exampleOf(key), without: ['x-xsrf-token'] })
    if (exchange.response.status === 403) return
    context.report(
      key,
      shopper,
      violation('no-token-accepted', '', 'the call is not refused without X-XSRF-TOKEN', 206),
    )
  },
})

/** Callers that must be turned away. */
export const identityChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) => [
    ...(isForMembers(key) ? [anonymousCheck(key), editedCookiesCheck(key)] : []),
    ...(operationOf(key).metadata.headers.includes('X-XSRF-TOKEN') ? [tokenCheck(key)] : []),
  ])
