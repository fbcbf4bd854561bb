import type { WorldOverview } from '@soe/simulator-client'

/** What people call a world: its title, else its id. */
export const nameOf = ({ title, id }: Pick<WorldOverview, 'title' | 'id'>): string => title ?? id
