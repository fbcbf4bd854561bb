import type { Fault, FaultKind } from './fault.schema'
import type { Reply, ReplyKind } from './reply.schema'

/** The default of a rule's `commit`, by the kind of its reply, else of its fault. */
export const commitDefaults: Readonly<Record<ReplyKind | FaultKind, boolean>> = {
  error: false,
  errors: false,
  status: false,
  emptyProcessStep: true,
  patch: true,
  goToUrl: true,
  delay: true,
  hold: true,
  reset: false,
  hang: false,
  truncate: true,
  malformedJson: true,
  contentType: true,
  slowBody: true,
  missingChunk: true,
}

const holds = (given: object | undefined): boolean[] =>
  Object.keys(given ?? {}).flatMap((kind) => commitDefaults[kind as ReplyKind] ?? [])

/** A delay before a reset is a reset: one kind that does not commit is enough. */
export const commitDefault = ({ reply, fault }: { reply?: Reply | undefined; fault?: Fault | undefined }): boolean =>
  holds(reply ?? fault).every(Boolean)
