import type { FlagValues } from '@soe/shop-platform'

interface VersionGate {
  readonly flag?: string
  readonly from: string
}

/** What only newer apps can do (decision 128). */
export const versionGates = {
  storesItem: { flag: 'brandThreeDotOAppReleaseVersion', from: '18' },
  shopLanding: { from: '20' },
  hidesIcons: { flag: 'hideWishlistCartAppReleaseVersion', from: '9.0' },
} as const satisfies Readonly<Record<string, VersionGate>>

/** Versions are compared by their first number; 0 is a version that nobody knows. */
const majorOf = (version: FlagValues[string] | undefined): number => Number.parseInt(String(version), 10) || 0

export const passesGate = (gate: VersionGate, version: string | undefined, flags: FlagValues): boolean => {
  const first = gate.flag === undefined ? gate.from : (flags[gate.flag] ?? gate.from)
  return majorOf(version) >= majorOf(first)
}

/** The version in the app's user agent, for an app that has not sent its properties yet. */
export const versionIn = (userAgent: string): string | undefined => /halyardapp\/([\d.]+)/i.exec(userAgent)?.[1]
