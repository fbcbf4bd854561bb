import {
  type commandNames,
  errorCatalogue,
  findOperation,
  isErrorId,
  isOperationKey,
  operations,
  type Command,
} from '@soe/contracts'
import {
  everyCart,
  expireSessions,
  lockCart,
  parseDuration,
  RefusalFault,
  unlockCart,
  type WorldDraft,
} from '@soe/world'

type CommandName = (typeof commandNames)[number]
type ArgumentsOf<Name extends CommandName> =
  Extract<Command, Record<Name, unknown>> extends Record<Name, infer Arguments> ? Arguments : never

const knownCart = (draft: WorldDraft, cartId: string | undefined): string => {
  if (cartId !== undefined && !draft.carts.get(cartId)) {
    throw new RefusalFault(
      404,
      'UNKNOWN_CART',
      `There is no cart "${cartId}".`,
      draft.carts.values().map(({ id }) => id),
    )
  }
  return cartId ?? everyCart
}

const assertFailure = ({ on, error, status }: ArgumentsOf<'failNext'>) => {
  if (!isOperationKey(on)) {
    throw new RefusalFault(
      400,
      'UNKNOWN_OPERATION',
      `There is no operation "${on}".`,
      operations.map(({ key }) => key),
    )
  }
  const { errors } = findOperation(on).metadata
  if (error !== undefined && !(isErrorId(error) && errors.includes(error))) {
    const known = Object.hasOwn(errorCatalogue, error)
      ? `${on} can not answer the error "${error}".`
      : `There is no error "${error}".`
    throw new RefusalFault(400, 'ERROR_NOT_ALLOWED', known, errors)
  }
  if ((error === undefined) === (status === undefined)) {
    throw new RefusalFault(400, 'INVALID_REQUEST', 'failNext needs either an error or a status.', ['error', 'status'])
  }
  if (status !== undefined && status !== 0 && status < 400) {
    throw new RefusalFault(400, 'INVALID_REQUEST', 'A failure has the status 0 or one from 400 to 599.', [
      '0',
      '400..599',
    ])
  }
}

/** What each command does; it answers how many things it touched. */
const commands: { [Name in CommandName]: (draft: WorldDraft, given: ArgumentsOf<Name>) => number } = {
  lockCart: (draft, { cartId, channel, ttl }) => {
    lockCart(draft, knownCart(draft, cartId), channel, ttl === undefined ? undefined : parseDuration(ttl))
    return cartId === undefined ? draft.carts.values().length : 1
  },
  unlockCart: (draft, { cartId }) => {
    const released = draft.locks.values().filter(({ id }) => cartId === undefined || id === cartId)
    for (const { id } of released) unlockCart(draft, id)
    return released.length
  },
  expireSession: (draft, { sessionId }) => expireSessions(draft, sessionId),
  failNext: (draft, given) => {
    assertFailure(given)
    draft.failures.put({ id: `failure-${draft.count('failure')}`, ...given })
    return 1
  },
}

/** Runs the one command of the request on the draft. */
export const runCommand = (draft: WorldDraft, command: Command): { done: CommandName; affected: number } => {
  const [name, given] = Object.entries(command)[0] as [CommandName, never]
  return { done: name, affected: commands[name](draft, given) }
}
