import { hashText, type OwnerRecord } from '@soe/world'

export const referralCodeOf = (owner: string): string => `MY${(hashText(owner) >>> 0).toString(36).toUpperCase()}`

/** Only customers who have ordered may refer others. */
export const mayRefer = ({ orderIds }: Pick<OwnerRecord, 'orderIds'>): boolean => orderIds.length > 0
