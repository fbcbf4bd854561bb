import * as everyRoute from '@soe/contracts/routes'
import type { Route } from '@soe/contracts/routes'
import { createAttempts as createPlain, type CallAttempts } from '../client/call-attempts'
import type { Environment } from '../environment'
import { noteRead } from './field-reads'
import { recordReads } from './record-reads'

const isRoute = (value: unknown): value is Route => value instanceof Object && 'key' in value && 'paths' in value

const exported: readonly unknown[] = Object.values(everyRoute)

const operations = new Map<string, string>(
  exported
    .filter(isRoute)
    .flatMap(({ key, method, paths }) => Object.values(paths).map((path) => [`${method} ${path}`, key] as const)),
)

const operationAt = (url: string, method = 'GET') => {
  const [path = ''] = url.split('?', 1)
  return operations.get(`${method} ${path}`)
}

type Place = Pick<Environment, 'fetch' | 'timeout' | 'wait' | 'location'>

/** Replaces the client's own in a build that records which fields of answers pages read. */
export const createAttempts = (environment: Place): CallAttempts => {
  const attempts = createPlain(environment)
  return {
    ...attempts,
    run: async (url, init, countRetries) => {
      const answer = await attempts.run(url, init, countRetries)
      const operation = operationAt(url, init.method)
      if (operation === undefined) return answer
      const note = (field: string) =>
        noteRead(environment.fetch, { operation, field, path: environment.location.pathname })
      return { ...answer, body: recordReads(answer.body, note) }
    },
  }
}
