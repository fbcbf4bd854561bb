import { AppShell } from '@soe/shop-app/app-shell'
import type { PageAt } from '@soe/shop-platform'
import { useHelpButton } from '@soe/shop-chat/help-button'

/** What the shop tells the carrier's app; a press of its help button begins a chat. */
export const AppParts = ({ pageAt }: { pageAt: PageAt }) => <AppShell pageAt={pageAt} useHelp={useHelpButton} />
