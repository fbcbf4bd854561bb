import { audiences, type OperationKey } from '@soe/contracts'
import { audiencesOf, chooseOperations, operationOf, pathFor } from '../contract/judged-operations'
import type { Place } from '../target/assert-reachable'
import type { Target } from '../target/http-target'

/** Paths of operations that no backend answers with 404 are there. Only reads are asked for. */
const isThere = async (target: Target, headers: Readonly<Record<string, string>>, method: string, path: string) => {
  const request =
    method === 'GET' ? { headers } : { headers: { ...headers, 'content-type': 'application/json' }, body: '{}' }
  const { status } = await target.send({ method, path, ...request })
  return status > 0 && ![404, 405, 501].includes(status)
}

export const reads = chooseOperations([]).filter(
  (key) => operationOf(key).metadata.kind === 'read' && !key.startsWith('log.'),
)

/** Where the operations are. */
export const placesOf = (keys: readonly OperationKey[]): Place[] =>
  keys.flatMap((key) =>
    audiencesOf(key).map((audience) => ({ method: operationOf(key).method, path: pathFor(key, audience) })),
  )

/** Reads that each audience has an answer from, or the first few of them. */
export const readsThere = async (target: Target, headers: Readonly<Record<string, string>>, few = Infinity) => {
  const found: { readonly audience: string; readonly key: string }[] = []
  for (const audience of audiences) {
    for (const key of reads.filter((one) => audiencesOf(one).includes(audience))) {
      if (found.length >= few) return found
      if (await isThere(target, headers, operationOf(key).method, pathFor(key, audience))) found.push({ audience, key })
    }
  }
  return found
}
