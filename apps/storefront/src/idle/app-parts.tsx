import { AppShell } from '@soe/shop-app/app-shell'
import { useHelpButton } from '@soe/shop-chat/help-button'

/** What the shop tells the carrier's app; a press of its help button begins a chat. */
export const AppParts = () => <AppShell useHelp={useHelpButton} />
