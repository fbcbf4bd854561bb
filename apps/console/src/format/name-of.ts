import type { WorldOverview } from '@soe/simulator-client'
import { dayAndTime } from './time'

type Named = Pick<WorldOverview, 'title' | 'id' | 'named' | 'persona' | 'madeAt'>

/** What people call a world: its title, the id that someone chose, else who shops in it and since when. */
export const nameOf = ({ title, id, named, persona, madeAt }: Named): string =>
  title ?? (named || id === 'default' ? id : `${persona}, ${dayAndTime(Date.parse(madeAt))}`)

/** Enough of a drawn id to tell it from others; one that someone chose is shown whole. */
export const shortId = ({ id, named }: Pick<WorldOverview, 'id' | 'named'>): string => (named ? id : id.slice(0, 8))
