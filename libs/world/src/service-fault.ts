import type { ErrorId, ServiceErrorDetail } from '@soe/contracts'

/** Ends an operation with an error of the catalogue; the world stays unchanged. */
export class ServiceFault extends Error {
  constructor(
    readonly errorId: ErrorId,
    readonly details: readonly ServiceErrorDetail[] = [],
    /** Replaces the catalogue's text. */
    readonly text?: string,
  ) {
    super(text ?? errorId)
    this.name = 'ServiceFault'
  }
}

/** Refuses a request before its operation runs. */
export class RefusalFault extends Error {
  constructor(
    readonly status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 503,
    readonly code: string,
    message: string,
    readonly allowed?: readonly string[],
  ) {
    super(message)
    this.name = 'RefusalFault'
  }
}
