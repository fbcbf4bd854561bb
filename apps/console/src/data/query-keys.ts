/** Everything cached of a world is below `world(id)`. */
export const queryKeys = {
  health: ['health'],
  worlds: ['worlds'],
  world: (id: string) => ['world', id],
  overview: (id: string) => ['world', id, 'overview'],
  state: (id: string) => ['world', id, 'state'],
  details: (id: string) => ['world', id, 'details'],
  scenarios: (id: string) => ['world', id, 'scenarios'],
  coverage: (id: string | undefined) => (id === undefined ? ['coverage'] : ['world', id, 'coverage']),
  /** A world that is made again has another journal. */
  journal: (id: string, madeAt: string) => ['journal', id, madeAt],
  calls: (id: string, since: number) => ['world', id, 'calls', since],
  decision: (id: string, decision: string) => ['world', id, 'decision', decision],
  verdict: (id: string, decision: string) => ['world', id, 'verdict', decision],
  explanation: (id: string, call: unknown) => ['world', id, 'explanation', call],
  catalogue: (name: string) => ['catalogue', name],
} as const
