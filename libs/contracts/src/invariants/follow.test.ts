import { facts } from '../facts-by-area'
import type { AnyFact, ToldCall } from '../invariant/fact'
import type { SeenAnswer } from '../invariant/invariant'
import { createFollowing, type FollowedCall } from './follow'

const followed = ({
  key,
  request,
  answer,
  headers = {},
  cookies = {},
  audience = 'signed-in',
}: ToldCall): FollowedCall => ({
  key,
  audience,
  outcome: answer === undefined ? 'refused' : 'done',
  seen:
    answer === undefined
      ? undefined
      : ({ key, audience, request, answer, headers, cookies, clock: [] } as unknown as SeenAnswer),
})

/** What calls break of one fact. */
const broken = (fact: AnyFact, calls: readonly ToldCall[]) => {
  const following = createFollowing([fact])
  const sessions = new Map<string, ReturnType<typeof following.session>>()
  return calls.flatMap((call) => {
    const { by = 'first' } = call
    const session = sessions.get(by) ?? following.session()
    sessions.set(by, session)
    return session.follow(followed(call))
  })
}

const told = facts.filter(({ wrong }) => wrong.length > 0)

describe('a fact', () => {
  it.each(told.map((fact) => [fact.name, fact] as const))(
    '%s holds in its right calls, and not in its wrong ones',
    (_, fact) => {
      expect(broken(fact, fact.right)).toEqual([])
      expect(broken(fact, fact.wrong)).not.toEqual([])
    },
  )
})
