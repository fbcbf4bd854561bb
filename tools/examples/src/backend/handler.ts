import type { Store, Session } from './store'

/** A request that the contract accepts, and whose it is. */
export interface Request<Body> {
  readonly body: Body
  readonly session: Session
  readonly store: Store
}

/** Answers an operation; what it throws as a `BusinessError` is answered with the contract's envelope. */
// oxlint-disable-next-line typescript/no-explicit-any -- the contract has checked the body by the time it is read
export type Handler<Body = any> = (request: Request<Body>) => object

export class BusinessError extends Error {
  constructor(
    readonly id: string,
    readonly details: readonly object[] = [],
  ) {
    super(id)
  }
}

export const serviceHeader = (statusCode = '00') => ({ statusCode, statusMsg: 'SUCCESS' })
