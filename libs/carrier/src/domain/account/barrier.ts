import type { AccountState } from '@soe/world'

/** Whether the account is kept from ordering a device; one that pays in full is kept from installments alone. */
export const isBarred = ({ barrier }: Pick<AccountState, 'barrier'>, isFinanced: boolean): boolean =>
  barrier !== undefined && (barrier !== 'CASHONLY_IND' || isFinanced)
