import type { AccountState } from '@soe/world'
import { changeAccount } from '../domain/account/account'
import { ownerOf } from '../domain/account/identity'
import type { TestWorld } from './create-test-world'

/** Changes the account of everyone who has a session in the world. */
export const changeAccounts = (world: TestWorld, change: Partial<AccountState>) =>
  world.change((draft) => {
    for (const session of draft.sessions.values()) changeAccount(draft, ownerOf(session), change)
  })
