import { maskNumber } from '@soe/rules'
import { hashText, nextRandom, type SessionState, type WorldDraft } from '@soe/world'
import { findAccount, type AccountLine } from '../../personas/personas'

/** Derived from the line's position in its account, so that the code does not reveal the number. */
const hashCodeOf = (draft: WorldDraft, accountNumber: string, index: number): string => {
  const first = nextRandom(hashText(`${accountNumber}/${index}`) ^ draft.header.seed)
  const second = nextRandom(first.state)
  return [first, second]
    .map(({ value }) =>
      Math.floor(value * 2 ** 32)
        .toString(36)
        .padStart(7, '0'),
    )
    .join('')
}

/** The lines of the session's account, each with the hash code of its number. */
export const accountLines = (
  draft: WorldDraft,
  { accountNumber }: SessionState,
): { line: AccountLine; mtnHashCode: string }[] => {
  const account = findAccount(accountNumber)
  return (account?.lines ?? []).map((line, index) => ({
    line,
    mtnHashCode: hashCodeOf(draft, account?.number ?? '', index),
  }))
}

/** The account's line that a hash code names, or a number in full or masked; none where several share the mask. */
export const findNamedLine = (draft: WorldDraft, session: SessionState, name: string): AccountLine | undefined => {
  const [line, ...others] = accountLines(draft, session).filter(({ line: { mtn }, mtnHashCode }) =>
    [mtnHashCode, mtn, maskNumber(mtn)].includes(name),
  )
  return others.length === 0 ? line?.line : undefined
}

/** The account's line with a hash code, in use or not. */
export const findAccountLine = (draft: WorldDraft, session: SessionState, code: string): AccountLine | undefined =>
  accountLines(draft, session).find(({ mtnHashCode }) => mtnHashCode === code)?.line
