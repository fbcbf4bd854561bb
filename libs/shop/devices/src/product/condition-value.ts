/** The carrier's condition names, by the shop's own words for them. */
export const conditionValue = (name: string): 'new' | 'certified-pre-owned' =>
  name.toLowerCase() === 'new' ? 'new' : 'certified-pre-owned'
