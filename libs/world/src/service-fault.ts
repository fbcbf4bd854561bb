import {
  refusalCatalogue,
  type CatalogueRefusal,
  type ErrorId,
  type RefusalCode,
  type ServiceErrorDetail,
} from '@soe/contracts'

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

/** Refuses a request; the catalogue of refusals gives status and text where the code's own do not say enough. */
export class RefusalFault extends Error {
  constructor(
    readonly code: RefusalCode,
    message: string | undefined = refusalCatalogue[code].message,
    readonly allowed?: readonly string[],
    readonly status: CatalogueRefusal['status'] = refusalCatalogue[code].status,
  ) {
    super(message)
    this.name = 'RefusalFault'
  }
}
