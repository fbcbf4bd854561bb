import { OptionError } from '../options'
import type { Target } from './http-target'

/** What a failed connection is probably due to, by its code. */
const reasons: readonly (readonly [pattern: RegExp, says: string])[] = [
  [/ECONNREFUSED/, 'nothing listens there: is the backend started, and is the port right?'],
  [/ENOTFOUND|EAI_AGAIN/, 'no host has this name'],
  [/CERT|SELF_SIGNED|UNABLE_TO/, 'its certificate is not trusted; NODE_EXTRA_CA_CERTS names the file of its authority'],
  [/EPROTO|SSL|wrong version/i, 'it does not speak TLS: is it http:// instead of https://?'],
  [
    /HPE_|ECONNRESET|socket hang up/,
    'it ends the connection, or does not speak HTTP: is it https:// instead of http://?',
  ],
  [/no answer in|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH/, 'it does not answer in time; the judge goes through no proxy'],
]

/** Throws where nothing answers at all, with the reason. */
export const assertAnswers = async (target: Target): Promise<void> => {
  const { status, failure = 'no answer' } = await target.send({ method: 'GET', path: '/', headers: {} })
  if (status > 0) return
  const [, says = 'the connection ends without an answer'] = reasons.find(([pattern]) => pattern.test(failure)) ?? []
  throw new OptionError(`nothing answers at ${target.url} (${failure}): ${says}`)
}
