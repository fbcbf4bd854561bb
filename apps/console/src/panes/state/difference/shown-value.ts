import { exactTime } from '../../../format'
import type { FieldChange } from './diff-state'

const isInstant = ({ path }: FieldChange, value: unknown): value is number =>
  typeof value === 'number' && String(path.at(-1)).endsWith('At')

export const shownValue = (change: FieldChange, value: unknown): string => {
  if (value === undefined) return 'absent'
  return isInstant(change, value) ? exactTime(value) : JSON.stringify(value)
}
