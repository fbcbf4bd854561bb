export interface RequestLine {
  /** What the header x-request-id says, of the request or else only of its answer. */
  readonly request: string
  readonly method: string
  /** Without its query, which may hold anything. */
  readonly path: string
  /** Contract key; undefined outside the carrier's API. */
  readonly operation: string | undefined
  readonly world: string | undefined
  /** What the answer says in x-sim-decision: `soe-sim why` explains it. */
  readonly decision: string | undefined
  /** 0 where the connection ended without an answer. */
  readonly status: number
  /** Milliseconds from the request's arrival to the end of its answer. */
  readonly ms: number
}
