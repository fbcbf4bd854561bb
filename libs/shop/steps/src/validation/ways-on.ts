import { isPrepay, isSignedIn, type Audience } from '@soe/rules'
import { destination, type Destination, type PageName } from '@soe/shop-platform'

export interface WayOn {
  text: 'seeProtection' | 'addAddress' | 'checkCredit' | 'payInAnotherWay' | 'callUs'
  /** Without it a call helps. */
  to?: Destination
}

type PageOf = (audience: Audience) => PageName

interface WayRow {
  text: WayOn['text']
  /** The page that settles it; without one it takes a call. */
  page?: PageOf
}

const call: WayRow = { text: 'callUs' }

const isAtOnce = (audience: Audience) => isSignedIn(audience) || isPrepay(audience)

/** What settles a finding, by its code. */
const rows: Readonly<Record<string, readonly WayRow[] | undefined>> = {
  '07': [call],
  '1079': [{ text: 'seeProtection', page: () => 'protection' }],
  '1082': [
    { text: 'checkCredit', page: (audience) => (isSignedIn(audience) ? 'existingcredithold' : 'credithold') },
    call,
  ],
  '1098': [{ text: 'addAddress', page: () => 'e911' }],
  '2038': [call],
  '2040': [{ text: 'payInAnotherWay', page: (audience) => (isAtOnce(audience) ? 'expresscheckout' : 'payment') }, call],
  '2053': [call],
}

/** The ways on from a finding, for the line that it concerns if it concerns one; `query` says where they lead back to. */
export const waysOn = (code: string, audience: Audience, line?: string, query = {}): WayOn[] =>
  (rows[code] ?? []).map(({ text, page }) => ({
    text,
    ...(page && { to: destination(page(audience), { line, ...query }) }),
  }))
