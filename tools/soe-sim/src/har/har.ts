import type { Fault } from '@soe/scenario'

/** The parts of an HTTP archive (HAR 1.2) that are written and read here. */
export interface HarHeader {
  readonly name: string
  readonly value: string
}

export interface HarContent {
  readonly size: number
  readonly mimeType: string
  readonly text?: string
  readonly encoding?: 'base64'
}

export interface HarEntry {
  readonly startedDateTime: string
  readonly time: number
  readonly request: {
    readonly method: string
    readonly url: string
    readonly httpVersion: string
    readonly headers: readonly HarHeader[]
    readonly queryString: readonly HarHeader[]
    readonly cookies: readonly HarHeader[]
    readonly headersSize: number
    readonly bodySize: number
    readonly postData?: { readonly mimeType: string; readonly text: string }
  }
  readonly response: {
    readonly status: number
    readonly statusText: string
    readonly httpVersion: string
    readonly headers: readonly HarHeader[]
    readonly cookies: readonly HarHeader[]
    readonly content: HarContent
    readonly redirectURL: string
    readonly headersSize: number
    readonly bodySize: number
    /** Why a call has no whole answer, as Chromium says it. */
    readonly _error?: string
  }
  readonly cache: object
  readonly timings: { readonly send: number; readonly wait: number; readonly receive: number }
  readonly comment?: string
  /** Why it was answered so. */
  readonly _because?: string
  /** The end of its session's id. */
  readonly _session?: string
  /** Something beside the calls had been done to the world since the one before. */
  readonly _disturbed?: true
  /** What a scripted call did to the world: no answer tells it. */
  readonly _effect?: string
  /** The fault of the rule that acted. */
  readonly _fault?: Fault
}

export interface Har {
  readonly log: {
    readonly version: string
    readonly creator: { readonly name: string; readonly version: string }
    readonly entries: readonly HarEntry[]
  }
}
