/** The shipping option of in-store pickup. */
export const pickup = 'ISPU'
