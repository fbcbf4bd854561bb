import type { ExplainBody } from '@soe/contracts'
import type { SimulatorContext } from '../pipeline/simulator-context'
import { describeCoverage, describeWorldCoverage } from './describe-coverage'
import { explainCall } from './explain-call'
import { readDecision, readJournal, type DecisionQuery, type JournalQuery } from './read-journal'
import { requireWorld } from '../pipeline/change-world'
import type { WorldParams } from './world-handlers'

export const journalHandlers = (simulator: SimulatorContext) => ({
  readJournal: async ({ params, query }: WorldParams & { query: JournalQuery }) => {
    await requireWorld(simulator, params.world)
    return { status: 200, body: await readJournal(simulator.journal, params.world, query) }
  },
  getDecision: async ({ params, query }: { params: { world: string; id: string }; query?: DecisionQuery }) => {
    await requireWorld(simulator, params.world)
    return { status: 200, body: readDecision(simulator.journal, params.world, params.id, query) }
  },
  readCoverage: async () => ({ status: 200, body: describeCoverage(simulator.journal) }),
  readWorldCoverage: async ({ params }: WorldParams) => ({
    status: 200,
    body: describeWorldCoverage(simulator.journal, await requireWorld(simulator, params.world)),
  }),
  explain: async ({ params, body }: WorldParams & { body: ExplainBody }) => ({
    status: 200,
    body: explainCall(await requireWorld(simulator, params.world), simulator.clock(), body),
  }),
})
