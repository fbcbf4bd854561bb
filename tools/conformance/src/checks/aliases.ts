import type { OperationKey } from '@soe/contracts'
import { callersOf, operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation } from '../judging/violation'
import { exampleOf } from '../shopping/examples'
import { NotJudged, type Check } from '../run/check'
import { readyShopper } from './ready-shopper'

const aliasCheck = (key: OperationKey, alias: string): Check => ({
  name: `alias ${key} ${alias}`,
  family: 'alias',
  key,
  changes: operationOf(key).metadata.kind === 'change',
  run: async (context) => {
    const audience = callersOf(key, alias)[0]
    if (audience === undefined) throw new NotJudged(`no audience may call ${alias}`)
    const shopper = await readyShopper(context, key, audience)
    const { exchange } = await shopper.call(key, { ...exampleOf(key, audience), path: alias })
    if (isSuccess(operationOf(key), exchange)) return
    const answered = errorOf(exchange) ?? exchange.response.status
    context.report(key, shopper, violation('alias-differs', alias, `the alias answers ${answered}`))
  },
})

/** The example at every further spelling of an operation's path. */
export const aliasChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) => operationOf(key).metadata.aliases.map((alias) => aliasCheck(key, alias)))
