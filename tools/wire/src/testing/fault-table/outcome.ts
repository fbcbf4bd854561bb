/** What a client makes of an answer, in terms that every client has. */
export type Outcome =
  /** The answer arrived whole; the body in base64. */
  | { readonly kind: 'whole'; readonly status: number; readonly type: string; readonly body: string }
  /** Head and a part of the body arrived, and the client says so. */
  | { readonly kind: 'broken'; readonly status: number; readonly type: string }
  /** No answer arrived: the connection failed. */
  | { readonly kind: 'failed' }
  /** No answer arrived while the client waited. */
  | { readonly kind: 'silent' }

export interface AskedCall {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  /** JSON; empty where none is sent. */
  readonly body: string
  /** Fetched first, on the connection that the call then uses again; empty where the call is the first on its own. */
  readonly warmUp: string
  /** Milliseconds that the client waits for the head of the call, and for each piece of its body. */
  readonly patience: number
}

export type Client = (calls: readonly AskedCall[]) => Promise<readonly Outcome[]>
