/** The specification, commerce 9. */
export const defaultZipCode = '30004'
export const defaultLine = 'newLine1'

/** The phone number that calls carry for a shopper who is not signed in. */
export const placeholderNumber = '9999999999'

/** The intents of a customer's line, which cookies and storage keep (commerce 4.11). */
export const accountIntents = ['AAL', 'EUP'] as const

export const isAccountIntent = (intent: string): intent is (typeof accountIntents)[number] =>
  accountIntents.some((known) => known === intent)

/** What a device is added for; a prospect's lines are NSE. */
export const lineIntents = [...accountIntents, 'NSE'] as const

export type LineIntent = (typeof lineIntents)[number]

/** The flows that an add may name: of a line, or of accessories alone. */
export const flowNames = [...lineIntents, 'ACC', 'NSEACC'] as const

export const scanAndGoFlow = 'SCAN_AND_GO'

export const accessoryFlowName = (isSignedIn: boolean): 'ACC' | 'NSEACC' => (isSignedIn ? 'ACC' : 'NSEACC')

/** The shipping option of a pickup in a store. */
export const storePickup = 'ISPU'

/** The specification, commerce 9: what feedback says of a proposition. */
export const dispositions = { accepted: 81, displayed: 82 } as const
