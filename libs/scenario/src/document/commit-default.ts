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

interface Acting {
  readonly reply?: Reply | undefined
  readonly fault?: Fault | undefined
  readonly when?: { readonly answered?: unknown } | undefined
}

/** A delay before a reset is a reset: one kind that does not commit is enough. What is answered has happened. */
export const commitDefault = ({ reply, fault, when }: Acting): boolean =>
  when?.answered !== undefined || holds(reply ?? fault).every(Boolean)
