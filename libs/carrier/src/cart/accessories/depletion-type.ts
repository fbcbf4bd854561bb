/** L takes from a store's stock: in-store pickup, or scan and go. */
export const depletionType = ({ isStorePickup = false, flowType = '' }): 'L' | 'F' =>
  isStorePickup || flowType === 'SCAN_AND_GO' ? 'L' : 'F'
