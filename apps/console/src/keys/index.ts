export type { KeyGroup } from './key-registry'
export { capOf, isMac } from './key-names'
export { KeySheet } from './key-sheet'
export { KeysProvider, useKeyGroups, useKeys } from './keys-provider'
