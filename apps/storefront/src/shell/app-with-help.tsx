import { AppShell } from '@soe/shop-app/app-shell'
import { useAppHelp } from '@soe/shop-chat/app-help'

/** Joins the app's help button to the chat. */
export const AppWithHelp = () => <AppShell onHelp={useAppHelp()} />
