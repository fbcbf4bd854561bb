import { readSearch } from './read-search'

interface ParameterRow {
  /** A flag is on for `true`, `Y` and `1`, and for its bare name. */
  type: 'text' | 'flag'
  /** `visit`: holds for the tab until an address names it anew. `page`: belongs to the page it is on. */
  lasts: 'visit' | 'page'
}

const visitText = { type: 'text', lasts: 'visit' } as const
const visitFlag = { type: 'flag', lasts: 'visit' } as const
const pageText = { type: 'text', lasts: 'page' } as const
const pageFlag = { type: 'flag', lasts: 'page' } as const

/** The specification, platform 2: every query parameter of the shop, and a customer's referral. Decision 72 has the effect of each. */
export const queryParameters = {
  flow: visitText,
  type: pageText,
  productType: pageText,
  orderreview: pageFlag,
  isViewed: visitFlag,
  redirect: pageText,
  mtnFlow: pageText,
  isShopFlow: visitFlag,
  showBackButton: visitFlag,
  isProspect: visitFlag,
  srcCode: visitText,
  fromSource: visitText,
  iconicTestIntent: visitText,
  domain: visitText,
  intcmp: visitText,
  isFiosOnlyFeedFlow: visitFlag,
  ts: pageText,
  guestCheckout: visitFlag,
  wid: pageText,
  campaignName: visitText,
  mylink: visitText,
} as const satisfies Readonly<Record<string, ParameterRow>>

export type ParameterName = keyof typeof queryParameters

/** The parameters that an address names. A text that is empty is left out. */
export type Parameters = {
  readonly [Name in ParameterName]?: (typeof queryParameters)[Name]['type'] extends 'flag' ? boolean : string
}

const isOn = (value: string): boolean => /^(|true|y|1)$/i.test(value)

const names = Object.keys(queryParameters) as ParameterName[]

const readValue = (name: ParameterName, value: string | undefined): boolean | string | undefined => {
  if (value === undefined) return undefined
  return queryParameters[name].type === 'flag' ? isOn(value) : value || undefined
}

const asSearch = (search: string): string => (search === '' || search.startsWith('?') ? search : `?${search}`)

export const readParameters = (search: string): Parameters => {
  const pairs = readSearch(asSearch(search))
  const read = names.map((name) => [name, readValue(name, pairs[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** Those of the parameters that hold for the visit. */
export const ofVisit = (parameters: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(parameters).filter(([name]) => queryParameters[name as ParameterName].lasts === 'visit'),
  )

const isDropped = (name: string, value: string) => name === 'ts' || (name === 'mtnFlow' && value.toUpperCase() === 'G')

/**
 * What a redirect takes along of a search string: all of it but the timestamp of a reload, `mtnFlow=G`, and the
 * parameters that the redirect itself has used.
 */
export const carrySearch = (search: string, used: readonly string[] = []): string =>
  search
    .replace(/^\?/, '')
    .split('&')
    .filter(Boolean)
    .filter((pair) => {
      const [[name, value] = ['', '']] = Object.entries(readSearch(`?${pair}`))
      return !isDropped(name, value) && !used.includes(name)
    })
    .join('&')
