import type { BarPattern } from '@soe/contracts/app-bridge'
import type { Audience, Parameters } from '@soe/rules'
import { createElement, type ComponentType } from 'react'
import type { PageName } from '../addresses/address'
import type { Shop } from '../create-shop'

/** What a page's document says before any of its code runs. */
export interface PageDocument {
  readonly status: 200 | 404
  readonly picture?: string | undefined
}

export type LoadDocument = (shop: Shop, path: string) => Promise<PageDocument>

/** What a form of a page does. It is sent without scripts, or before they run. */
export type SubmitForm = (shop: Shop, path: string, form: URLSearchParams) => Promise<string | undefined>

/** What an address says: its path and its search string, without the prefix of the language. */
export interface AddressParts {
  readonly path: string
  readonly search: string
}

export type LeadTo = (shop: Shop, address: AddressParts) => Promise<string | undefined>

/** The paragraph of the specification that names an address; `chosen` where docs/decisions do. */
export type Paragraph = 'platform 2' | 'commerce 2.1' | 'commerce 2.5' | 'commerce 4.3' | 'commerce 5' | 'chosen'

export interface ChatOnPage {
  readonly context: string
  readonly priority: 'High' | 'Low'
  /** No check is made here, and nothing is offered. */
  readonly isUnevaluated?: boolean
  /** The page itself says who helps, so that nothing invites to a chat; its entry stays. */
  readonly isHelp?: boolean
  /** Neither offered nor shown here: to anyone, below /sales/prepaid, or to a shopper who came from the trial page. */
  readonly isHidden?: 'always' | 'prepaid' | 'in trial'
}

export interface VisitFacts {
  /** The address in view; undefined where the shop has no such page. */
  readonly name: PageName | undefined
  readonly path: string
  readonly parameters: Parameters
  readonly cartCount: number
  readonly isScanning: boolean
}

/** The name that a tag manager has for a page, and what else has to hold for it. */
export type TrackedName = string | { readonly name: string; readonly when: (facts: VisitFacts) => boolean }

export interface Flow {
  readonly audience: Audience
  /** The cookie of this name: ACC and NSEACC are carts of accessories alone. */
  readonly flowName: string
}

export interface NextPage {
  readonly when?: (flow: Flow) => boolean
  readonly page: PageName
  /** Fetched as well: where shoppers go once that page has nothing left to ask. */
  readonly also?: PageName
}

/** A view of the next-generation flow; prepaid shoppers have that of customers. */
export type NextGenView = string | { readonly customer: string; readonly prospect: string }

/** The steps of a purchase in their order; `order` is its confirmation. */
export type FlowStep = 'plan' | 'number' | 'accessories' | 'cart' | 'checkout' | 'order'

/** Everything that the shop knows of a page but its code. */
export interface PageRecord {
  /** The file of the page's code: the build names its chunk after it. */
  readonly file: string
  readonly addresses: Readonly<Partial<Record<PageName, Paragraph>>>
  /** What the document brings along before any of the page's code runs. Only the server calls it. */
  readonly loadDocument?: LoadDocument
  /** Drawn on the server, for everyone who may open it. Other pages are the shopper's own, and the browser draws them. */
  readonly isDrawn?: boolean
  /** Search engines may list it; the documents of other pages tell them not to. */
  readonly isIndexed?: boolean
  /** The files of the pages behind which it stays alive. */
  readonly keptBehind?: readonly string[]
  /** What the page's form does on the server, for a browser whose scripts don't run. */
  readonly submit?: SubmitForm
  /** The address has no page of its own, and leads to another. */
  readonly leadTo?: LeadTo
  /** What the carrier's app shows around the page (decision 127). */
  readonly bar: BarPattern
  /** When the app hides cart and wishlist, if it can; where it can't, it shows them. */
  readonly hidesIcons?: 'always' | 'without items'
  /** The first that holds; a page without one goes by the name in its address. */
  readonly tracked?: readonly TrackedName[]
  /** Without it the chat knows the page as any other of the shop. */
  readonly chat?: ChatOnPage
  /** Its step of a purchase; all steps show above it. */
  readonly flow?: FlowStep
  /** Where shoppers mostly go from here. The first that holds. */
  readonly next?: readonly NextPage[]
  /** The view that each of its addresses has where it is forced into the next-generation flow (platform 2). */
  readonly nextGen?: Readonly<Partial<Record<PageName, NextGenView>>>
  /** A vendor's script collects what tells a device apart. */
  readonly collectsDevice?: boolean
}

/** What the shop knows of the page at a path, and which of its addresses that is. */
export type PageAt = (path: string) => { readonly page: PageRecord; readonly name: PageName | undefined }

/** A page's code; `prepare` fetches the part of it that most likely shows first. */
type Prepared<Props> = ComponentType<Props> & { readonly prepare?: (() => Promise<unknown>) | undefined }

export type LoadPage = () => Promise<Prepared<object>>

export interface Page extends PageRecord {
  readonly load: LoadPage
}

/** The component that a module exports under a name, with the props that the address implies. */
export const named =
  <Name extends string, Props extends object>(
    name: Name,
    load: () => Promise<Readonly<Record<Name, Prepared<Props>>>>,
    ...[props]: object extends Props ? [props?: Props] : [props: Props]
  ): LoadPage =>
  async () => {
    const Component: Prepared<Props> = (await load())[name]
    const { prepare } = Component
    return Object.assign(() => createElement(Component, props as Props), { prepare })
  }
