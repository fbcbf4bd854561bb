import type { LockStore } from '@soe/shop-basket'
import type { Shop } from '@soe/shop-platform'
import { AccountMenuEntry } from './shell/account-entry'
import { asksForBack, BackButton } from './shell/back-link'
import { LockNotice } from './shell/lock-banner'
import { NoticeList } from './shell/notices'
import { hasPageNotices, LazyPageNotices } from './shell/page-notices'

/** Fetches the code of what the page shows besides its content, so that it is drawn with the rest. */
export const prepareShell = async ({ notices, identity, environment }: Shop, lock: LockStore): Promise<void> => {
  const { pathname, search } = environment.location
  await Promise.all([
    identity.get().loggedIn && AccountMenuEntry.prepare(),
    asksForBack(search) && BackButton.prepare(),
    notices.get().length > 0 && NoticeList.prepare(),
    lock.get().locked && LockNotice.prepare(),
    hasPageNotices(identity.get(), pathname) && LazyPageNotices.prepare(),
  ])
}
