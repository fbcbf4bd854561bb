import type {
  CatalogError,
  CatalogOperation,
  Clock,
  ClockChange,
  Command,
  Decision,
  Journal,
  WorldOverview,
  WorldState,
} from '@soe/contracts'

export interface Control {
  world(world: string): Promise<WorldOverview>
  state(world: string): Promise<WorldState>
  clock(world: string, change: ClockChange): Promise<Clock>
  command(world: string, command: Command): Promise<unknown>
  decision(world: string, id: string): Promise<Decision>
  journal(world: string, since: number, operation?: string): Promise<Journal>
  operations(): Promise<CatalogOperation[]>
  errors(): Promise<CatalogError[]>
}

const refusalOf = (status: number, body: { error?: { message?: string; allowed?: readonly string[] } } | undefined) => {
  const { message = `The simulator answered ${status}.`, allowed } = body?.error ?? {}
  return new Error(allowed ? `${message} Allowed: ${allowed.join(', ')}.` : message)
}

/** Fetched plainly: the typed client brings all schemas of the contract along. */
export const createControl = (fetch: typeof globalThis.fetch): Control => {
  const ask = async <Body>(path: string, body?: unknown): Promise<Body> => {
    const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    const reply = await fetch(`/__sim/v1/${path}`, body === undefined ? undefined : posted)
    const answer: unknown = await reply.json().catch(() => undefined)
    if (!reply.ok) throw refusalOf(reply.status, answer as Parameters<typeof refusalOf>[1])
    return answer as Body
  }
  const at = (world: string, path: string) => `worlds/${encodeURIComponent(world)}${path}`
  return {
    world: (world) => ask(at(world, '')),
    state: (world) => ask(at(world, '/state')),
    clock: (world, change) => ask(at(world, '/clock'), change),
    command: (world, command) => ask(at(world, '/commands'), command),
    decision: (world, id) => ask(at(world, `/decisions/${encodeURIComponent(id)}?nearMisses=1`)),
    journal: (world, since, operation) =>
      ask(at(world, `/journal?since=${since}${operation === undefined ? '' : `&operation=${operation}`}`)),
    operations: () => ask('catalog/operations'),
    errors: () => ask('catalog/errors'),
  }
}
