import type { OperationKey } from '@soe/contracts'
import type { CallFacts, OwnAnswer } from '@soe/scenario'
import type { ClientState, WorldDraft } from '@soe/world'
import { nameProblems } from '../headers/judge-headers'
import type { CallInput } from './call-input'
import { utf8Values } from './utf8-values'

/** Values under a name anywhere in an answer, the outermost first. */
const deepest = 12

const textUnder = (value: unknown, name: string): string | undefined => {
  let level = [value]
  for (let depth = 0; depth < deepest && level.length > 0; depth += 1) {
    for (const held of level) {
      const found = (held as Record<string, unknown> | null)?.[name]
      if (typeof found === 'string' && found !== '') return found
    }
    level = level.flatMap((held) => (typeof held === 'object' && held !== null ? Object.values(held) : []))
  }
  return undefined
}

const given = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/** The cart that a call names: in its header, else in its body. */
const namedCart = ({ headers = {}, body }: CallInput): string | undefined =>
  given(headers['cartid']) ?? given((body as { cartInfo?: { cartId?: unknown } } | undefined)?.cartInfo?.cartId)

const unknownClient = (id: string): ClientState => ({ id, carts: 0 })

export const clientIn = ({ clients }: Pick<WorldDraft, 'clients'>, id: string): ClientState =>
  clients.get(id) ?? unknownClient(id)

/** A cart counts under the same name before and after the backend has given it an id. */
const cartOwner = ({ id, carts }: ClientState): string => `${id}/cart/${carts}`

/** A call of a world whose carrier is a real backend, as far as the call itself and earlier answers tell. */
export const carriedFacts = (
  draft: WorldDraft,
  operation: OperationKey,
  input: CallInput,
  answer?: OwnAnswer,
): CallFacts => {
  const { context, cookies = {}, headers = {}, body, query } = input
  const client = clientIn(draft, context.sessionId ?? '')
  const named = namedCart(input) ?? client.cartId
  let readable: CallFacts['headers'] | undefined
  return {
    operation,
    audience: context.audience,
    callerId: client.id,
    isAnonymous: false,
    earlierCallerId: undefined,
    persona: client.persona ?? 'prospect',
    cartId: named !== undefined && named === client.cartId ? cartOwner(client) : named,
    cartLines: 0,
    processStep: undefined,
    lockOwner: 'none',
    get wrongHeaders() {
      const { missing, wrong } = nameProblems(context.headerProblems)
      return [...missing, ...wrong]
    },
    get headers() {
      return (readable ??= utf8Values(headers))
    },
    get cookies() {
      return utf8Values(cookies)
    },
    request: body ?? query,
    answer,
    futureCartId: () => cartOwner({ ...client, carts: client.carts + 1 }),
  }
}

/** Clients that a world remembers. */
const mostClients = 2000

/** Remembers the cart that an answer has named. */
export const learnCart = (draft: WorldDraft, id: string, answer: unknown) => {
  const cartId = textUnder(answer, 'cartId')
  const client = clientIn(draft, id)
  if (cartId === undefined || cartId === client.cartId) return
  const { size } = draft.world.collections.clients
  const oldest = draft.world.collections.clients.keys().next().value
  if (size >= mostClients && oldest !== undefined) draft.clients.delete(oldest)
  draft.clients.put({ ...client, cartId, carts: client.carts + 1 })
}
