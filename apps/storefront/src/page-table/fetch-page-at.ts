import { fetchPage } from './lazy-page'
import { findPage, matchPage } from './match-page'

/** Fetches the code of everything that a path shows. */
export const fetchPageAt = async (path: string): Promise<void> => {
  await Promise.all([fetchPage(matchPage(path)), findPage(path).then(fetchPage)])
}
