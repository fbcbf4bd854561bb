import type { Audience } from '@soe/contracts'
import { callersOf, type JudgedPath } from '../contract/judged-operations'
import type { SentRequest } from '../target/exchange'

const cookieSays = ({ headers }: SentRequest) => /(^|;\s*)loggedIn=true\b/.test(headers['cookie'] ?? '')

const isSignedIn = (request: SentRequest) => cookieSays(request) || request.headers['loginstatus'] === 'true'

const isPrepaid = ({ headers, path }: SentRequest) => headers['service'] === 'prepaid' || path.includes('/prepaid/')

/** Audiences that a caller may belong to, the most particular one first. */
const audiencesLike = (request: SentRequest): readonly Audience[] => {
  if (isPrepaid(request)) return isSignedIn(request) ? ['prepay-signed-in', 'prepay'] : ['prepay']
  return isSignedIn(request) ? ['signed-in'] : ['prospect']
}

/** The audience that a call was made as: by its path, and by what the caller says of itself where paths are shared. */
export const audienceOf = ({ key, path, audience }: JudgedPath, request: SentRequest): Audience => {
  const callers = callersOf(key, path)
  return audiencesLike(request).find((one) => callers.includes(one)) ?? callers[0] ?? audience
}
