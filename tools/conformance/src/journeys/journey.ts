import type { AnswerOf, Audience, OperationKey } from '@soe/contracts'
import { operationOf } from '../contract/judged-operations'
import { errorOf, isSuccess } from '../judging/judge-exchange'
import { violation, type FaultClass } from '../judging/violation'
import { NotJudged, type Check, type CheckContext } from '../run/check'
import type { Call, CallOptions } from '../shopping/call'
import type { Shopper } from '../shopping/shopper'
import { jsonOf } from '../target/exchange'

/** What a journey is written in: a shopper, what it does, and what must hold afterwards. */
export interface Story {
  readonly shopper: Shopper
  readonly context: CheckContext
  /** Calls an operation that must do what is asked, and returns what it answers. */
  does<Key extends OperationKey>(key: Key, options?: CallOptions): Promise<AnswerOf<Key>>
  /** Another shopper's story on the same data. */
  beside(audience: Audience): Promise<Story>
  /** Stories of those on the same data who must not meet what is the shopper's. */
  others(): Promise<readonly Story[]>
  /** Reports on the journey's operation unless it holds. */
  expect(holds: boolean, kind: string, message: string, fault?: FaultClass): void
}

export interface Journey {
  /** What must hold, in a sentence. */
  readonly name: string
  /** The operation that breaks it where it does not hold. */
  readonly key: OperationKey
  /** Other operations whose choice with `--only` runs it too. */
  readonly also?: readonly OperationKey[]
  readonly as: Audience
  readonly family?: Check['family']
  readonly run: (story: Story) => Promise<void>
}

const createStory = (context: CheckContext, key: OperationKey, shopper: Shopper): Story => {
  const does = async (called: OperationKey, options?: CallOptions) => {
    const { exchange } = await shopper.call(called, options)
    if (isSuccess(operationOf(called), exchange)) return jsonOf(exchange.response)
    const answered = errorOf(exchange) ?? exchange.response.status
    context.report(called, shopper, violation('step-refused', '', `a step of a journey is refused: ${answered}`, 108))
    throw new NotJudged(`${called} answered ${answered}`)
  }
  return {
    shopper,
    context,
    does: does as Story['does'],
    beside: async (audience) => createStory(context, key, await context.beside(shopper, audience)),
    others: async () => (await context.others(shopper)).map((other) => createStory(context, key, other)),
    expect: (holds, kind, message, fault = 103) => {
      if (!holds) context.report(key, shopper, violation(kind, 'journey', message, fault))
    },
  }
}

/** Nothing follows from an answer that breaks the contract: what it breaks is reported already. */
const wellFormed = (story: Story, isBroken: () => boolean): Story => ({
  ...story,
  expect: (...given) => {
    if (isBroken()) throw new NotJudged('an answer on the way breaks the contract')
    story.expect(...given)
  },
})

export const journeyCheck = (journey: Journey): Check => ({
  name: journey.name,
  family: journey.family ?? 'journey',
  key: journey.key,
  changes: true,
  run: async (context) => {
    const story = createStory(context, journey.key, await context.shopper(journey.as))
    await journey.run(wellFormed(story, context.isBroken))
  },
})

export const lastCall = ({ calls }: Shopper): Call | undefined => calls.at(-1)
