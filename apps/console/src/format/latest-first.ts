import type { WorldOverview } from '@soe/simulator-client'

/** Real time where it is known: clocks of worlds differ by days. */
const lastMoved = ({ movedAt = '' }: WorldOverview) => movedAt

export const latestFirst = (left: WorldOverview, right: WorldOverview) =>
  lastMoved(right).localeCompare(lastMoved(left)) ||
  right.madeAt.localeCompare(left.madeAt) ||
  left.id.localeCompare(right.id)
