import type { Audience } from '@soe/contracts'

/** The identity that was given for an audience, such as `signed-in=maren`; else the audience itself. */
export const identityAmong =
  (as: readonly string[]) =>
  (audience: Audience): string =>
    as.find((identity) => identity.startsWith(`${audience}=`))?.slice(audience.length + 1) ?? audience
