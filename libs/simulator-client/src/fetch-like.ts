/** `fetch`, or something that answers like it. */
export type FetchLike = (url: string, init?: RequestInit) => Promise<Response>

/** A simulator, and how its requests are sent. */
export interface SimulatorConnection {
  /** Where the simulator answers, such as http://localhost:4010. */
  readonly baseUrl: string
  /** Needed where the simulator is not on this machine. */
  readonly token?: string
  /** Sends the requests; the global `fetch` unless told otherwise. */
  readonly fetch?: FetchLike
}
