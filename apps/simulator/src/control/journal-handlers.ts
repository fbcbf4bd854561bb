import type { ExplainBody } from '@soe/contracts'
import type { Edge } from '../http/edge'
import { describeCoverage, describeWorldCoverage } from './describe-coverage'
import { explainCall } from './explain-call'
import { readDecision, readJournal, type DecisionQuery, type JournalQuery } from './read-journal'
import { requireWorld, type WorldParams } from './world-handlers'

/** What happened in a world, why, and what would. */
export const journalHandlers = (edge: Edge) => ({
  readJournal: async ({ params, query }: WorldParams & { query: JournalQuery }) => {
    await requireWorld(edge, params.world)
    return { status: 200, body: readJournal(edge.journal, params.world, query) }
  },
  getDecision: async ({ params, query }: { params: { world: string; id: string }; query?: DecisionQuery }) => {
    await requireWorld(edge, params.world)
    return { status: 200, body: readDecision(edge.journal, params.world, params.id, query) }
  },
  readCoverage: async () => ({ status: 200, body: describeCoverage(edge.journal) }),
  readWorldCoverage: async ({ params }: WorldParams) => ({
    status: 200,
    body: describeWorldCoverage(edge.journal, await requireWorld(edge, params.world)),
  }),
  explain: async ({ params, body }: WorldParams & { body: ExplainBody }) => ({
    status: 200,
    body: explainCall(await requireWorld(edge, params.world), edge.clock(), body),
  }),
})
