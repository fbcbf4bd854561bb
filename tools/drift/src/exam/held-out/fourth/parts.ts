import type { TwinRequest } from '../../../twin'
import { worldOf } from '../../../wrappers'

/** The world of a shopper, which others share. */
export const sharedBy = (request: TwinRequest): string =>
  /sim-world=([^;]*)/.exec(request.headers['cookie'] ?? '')?.[1] ?? worldOf(request)
