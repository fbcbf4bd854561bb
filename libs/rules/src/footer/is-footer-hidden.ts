import type { Audience } from '../identity/audience'

export interface FooterFacts {
  /** Without the prefix of the language. */
  path: string
  audience: Audience
  flags: Readonly<Record<string, boolean | number | string | undefined>>
}

const bySection = /^\/sales\/byod\/(.+?)(\.html)?\/?$/i

/** Purchases of one's own device keep the footer: the express hub, and a prospect's outside `checkout.html`. */
const isKept = ({ path, audience }: FooterFacts): boolean => {
  const page = bySection.exec(path)?.[1]
  if (page === undefined) return false
  return /^expresshub(v2)?$/i.test(page) || (audience === 'prospect' && page.toLowerCase() !== 'checkout')
}

const isListed = ({ path, flags }: FooterFacts): boolean =>
  String(flags['footerHiddenPaths'] ?? '')
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .some((part) => part !== '' && path.toLowerCase().includes(part))

/** The specification, platform 2. `footerHiddenPaths` lists parts of paths, with commas; `fandom` hides every footer. */
export const isFooterHidden = (facts: FooterFacts): boolean =>
  facts.flags['fandom'] === true || (isListed(facts) && !isKept(facts))
