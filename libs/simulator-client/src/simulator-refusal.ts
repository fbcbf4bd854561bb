import type { Refusal } from '@soe/contracts'

const isRefusal = (body: unknown): body is Refusal =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object'

/** The control API refused a request. */
export class SimulatorRefusal extends Error {
  readonly code: string
  /** The API's own sentence; `message` also holds the status and the code. */
  readonly reason: string
  readonly allowed: readonly string[] | undefined

  constructor(
    readonly status: number,
    body: unknown,
    /** Where it was asked for. */
    url = 'this address',
  ) {
    const { code, message, allowed } = isRefusal(body)
      ? body.error
      : { code: 'UNEXPECTED_ANSWER', message: `What answers at ${url} is no simulator.`, allowed: undefined }
    super(`the simulator answered ${status} ${code}: ${message}`)
    this.name = 'SimulatorRefusal'
    this.code = code
    this.reason = message
    this.allowed = allowed
  }
}
