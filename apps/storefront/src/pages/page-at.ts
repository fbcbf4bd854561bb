import { allPages } from './all-pages'
import { matchIn } from './match-in'

/** The page at a path, and the one of a name. */
export const { at: pageAt, named: pageNamed } = matchIn(allPages)
