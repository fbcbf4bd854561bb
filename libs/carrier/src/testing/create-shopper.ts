import {
  errorCatalogue,
  findOperation,
  type AnswerOf,
  type Audience,
  type BodyInputOf,
  type OperationKey,
  type ServiceErrorDetail,
  type Language,
} from '@soe/contracts'
import { RefusalFault, ServiceFault, type SessionState, type WorldDraft } from '@soe/world'
import { loadOperation } from './load-operation'
import { runOperation } from '../run-operation'
import { isLive } from '../domain/sessions/live-session'
import { assertNamesInput } from './assert-names-input'
import { noteCall } from './watched-calls'

export interface CallOptions<Key extends OperationKey> {
  readonly body?: BodyInputOf<Key>
  readonly query?: Record<string, string>
  /** Repeated by a retry. */
  readonly requestId?: string
  readonly channel?: string
  readonly audience?: Audience
  readonly language?: Language
}

export interface CallError {
  readonly id: string
  readonly message: string
  readonly details: readonly ServiceErrorDetail[]
}

export interface CallReply<Key extends OperationKey> {
  readonly status: number
  /** The operation's answer; throws where it ended with an error. */
  readonly answer: AnswerOf<Key>
  readonly errors: readonly CallError[]
  /** Id of the error, or code of the refusal. */
  readonly errorId: string | undefined
  /** Refused before the operation could answer: the code is not an error of the contract. */
  readonly refused?: true
}

/** What the shared steps need of a shopper, over HTTP or not. */
export interface OperationClient {
  readonly audience: Audience
  call<Key extends OperationKey>(
    key: Key,
    options?: CallOptions<Key>,
  ): Promise<Pick<CallReply<Key>, 'status' | 'answer' | 'errorId'>>
}

/** A browser without pages and without HTTP. */
export interface Shopper extends OperationClient {
  readonly sessionId: string | undefined
  call<Key extends OperationKey>(key: Key, options?: CallOptions<Key>): Promise<CallReply<Key>>
}

interface WorldAccess {
  change<Result>(run: (draft: WorldDraft) => Result): Result
  session(sessionId: string): SessionState | undefined
  /** Milliseconds since 1970 on the world's clock. */
  now(): number
}

interface Schema {
  safeParse(value: unknown): { success: boolean; data?: unknown; error?: Error }
}

const parse = (schema: Schema | undefined, value: unknown, part: string): unknown => {
  if (!schema) return undefined
  const { success, data, error } = schema.safeParse(value)
  if (success) return data
  throw new RefusalFault('INVALID_REQUEST', `The ${part} is not what the contract says: ${error?.message}`)
}

const failed = (status: number, id: string, error: CallError): CallReply<never> => ({
  status,
  errors: [error],
  errorId: id,
  get answer(): never {
    throw new Error(`The call ended with ${id}: ${error.message}`)
  },
})

const readFault = (error: unknown): CallReply<never> => {
  if (error instanceof ServiceFault) {
    const { status, message } = errorCatalogue[error.errorId]
    const { errorId: id, details, text = message.en } = error
    return failed(status, id, { id, message: text, details })
  }
  if (error instanceof RefusalFault) {
    const { status, code: id, message } = error
    return Object.assign(failed(status, id, { id, message, details: [] }), { refused: true as const })
  }
  throw error
}

const asOnTheWire = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer))

/** Calls operations as the pipeline does: parse, run on a draft, commit or undo. */
export const createShopper = (world: WorldAccess, audience: Audience, signedInAs?: string): Shopper => {
  let sessionId = signedInAs
  const liveSessionId = () => {
    const session = sessionId === undefined ? undefined : world.session(sessionId)
    return session && isLive(session, world.now()) ? session.id : undefined
  }
  const run = <Key extends OperationKey>(key: Key, options: CallOptions<Key>): CallReply<Key> => {
    const operation = findOperation(key) as { body?: Schema; query?: Schema }
    const context = {
      sessionId: liveSessionId(),
      audience: options.audience ?? audience,
      channel: options.channel ?? 'VZW-DOTCOM',
      requestId: options.requestId,
      language: options.language ?? 'en',
    }
    try {
      const body = parse(operation.body, options.body ?? {}, 'body')
      const query = parse(operation.query, options.query ?? {}, 'query')
      const { answer, session } = world.change((draft) =>
        runOperation(key, loadOperation(key), draft, { context, body, query }),
      )
      sessionId = session.endedBy ? undefined : session.id
      return { status: 200, answer: asOnTheWire(answer) as AnswerOf<Key>, errors: [], errorId: undefined }
    } catch (error) {
      return readFault(error)
    }
  }
  return {
    audience,
    get sessionId() {
      return sessionId
    },
    call: (key, options = {}) => {
      const reply = run(key, options)
      assertNamesInput(key, reply, [options.body, options.query])
      noteCall(key, reply.refused ? `refused: ${reply.errorId}` : reply.errorId)
      return Promise.resolve(reply)
    },
  }
}
