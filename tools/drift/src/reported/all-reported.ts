import type { Drift } from '../drift'
import { made } from '../fault-table'
import { answers } from './answers'
import { carts } from './carts'
import { changes } from './changes'
import rows from './reported-drifts.json'
import { requests } from './requests'

/** Drifts of the small shop, of kinds that somebody has reported of a shop or an API of theirs. */
export const reportedDrifts = made(rows as readonly Omit<Drift, 'class' | 'at'>[], {
  ...answers,
  ...carts,
  ...changes,
  ...requests,
}).map((drift) => ({ small: {}, ...drift }))
