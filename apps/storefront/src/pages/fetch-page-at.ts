import { fetchPage } from './lazy-page'
import { findAddress, matchShown } from './match-page'

/** Fetches the code of everything that a path shows. */
export const fetchPageAt = async (path: string): Promise<void> => {
  await Promise.all([fetchPage(matchShown(path).page), findAddress(path).then(({ page }) => fetchPage(page))])
}
