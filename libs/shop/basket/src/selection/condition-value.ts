/** Which condition the carrier's name for it means, in either language. */
export const conditionValue = (name: string): 'new' | 'certified-pre-owned' =>
  /^(new|nuevo)$/i.test(name) ? 'new' : 'certified-pre-owned'
