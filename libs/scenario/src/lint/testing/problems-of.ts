import { checkScenario } from '../check-scenario'
import type { KnownNames } from '../known-names'

/** Lists the problems of a document, and expects each to be a whole sentence. */
export const problemsOf = (document: object, known?: KnownNames) => {
  const { problems } = checkScenario(
    { apiVersion: 'sim/v1', kind: 'Scenario', id: 's', title: 'S', ...document },
    known,
  )
  for (const { message } of problems) {
    expect(message).toMatch(/^\S.*[^\s:]\.$/s)
    expect(message).not.toMatch(/ {2}|undefined/)
  }
  return problems
}
