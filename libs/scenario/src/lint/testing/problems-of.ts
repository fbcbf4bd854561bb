import { checkScenario } from '../check-scenario'
import type { KnownNames } from '../known-names'

/** The problems of a document, each of which is told in a whole sentence. */
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
