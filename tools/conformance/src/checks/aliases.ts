import type { Audience, OperationKey } from '@soe/contracts'
import { callersOf, operationOf } from '../contract/judged-operations'
import type { Check } from '../run/check'
import { exampleOf } from '../shopping/examples'
import { isFreeRead, readyShopper } from './ready-shopper'
import { readAll, readsOf } from './reads/reads'

const aliasCheck = (key: OperationKey, alias: string, audience: Audience): Check => ({
  name: `alias ${key} ${alias}`,
  family: 'alias',
  key,
  audience,
  changes: !isFreeRead(key),
  run: async (context) => {
    const shopper = await readyShopper(context, key, audience)
    await shopper.call(key, {
      ...exampleOf(key, audience),
      path: alias,
      expect: {
        kind: 'alias-differs',
        at: alias,
        says: 'a further spelling of the path does what the path itself does',
        ends: 'done',
      },
    })
    await readAll(context, shopper, readsOf(key).slice(0, 1))
  },
})

/** The example at every further spelling of an operation's path. */
export const aliasChecks = (keys: readonly OperationKey[]): Check[] =>
  keys.flatMap((key) =>
    operationOf(key).metadata.aliases.flatMap((alias) => {
      const [audience] = callersOf(key, alias)
      return audience === undefined ? [] : [aliasCheck(key, alias, audience)]
    }),
  )
